import { RELOAD_GUARD_MS, RELOAD_KEY } from "./reload-guard.ts";

/** Prefix of the per-path entries in sessionStorage: what the page was last loaded anew for. */
const KEY = "b4:start:";

/**
 * What the start script does when a script of the page can't be had: nothing of ours runs then that could
 * (spec, section 8). It loads the page anew, once for the same `error` and path, and not more often
 * than chunk-reload.ts may, counted from when this page was asked for: what fails late is to reload no page
 * that came by a reload. A form that came back with what was typed, or that somebody has begun to fill in,
 * stays as it is, since it would come back empty; and so does a page that could not be loaded again, since
 * all of it can be read.
 */
export const START_REPAIR = `try {
const { pathname, href } = location, store = sessionStorage, reason = String(error);
const isTouched = ({ type, value, defaultValue, checked, defaultChecked, options, selectedIndex }) =>
options ? selectedIndex !== Math.max(0, [...options].findIndex((option) => option.defaultSelected))
: /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
if (navigator.onLine && !document.querySelector("[aria-invalid=true],[role=alert]")
&& ![...document.querySelectorAll("input,select,textarea")].some(isTouched)
&& store.getItem("${KEY}" + pathname) !== reason
&& Math.abs(performance.timeOrigin - store.getItem("${RELOAD_KEY}" + pathname)) >= ${RELOAD_GUARD_MS}
&& (await fetch(href, { method: "HEAD", cache: "no-store" })).ok) {
store.setItem("${KEY}" + pathname, reason);
store.setItem("${RELOAD_KEY}" + pathname, Date.now());
location.reload();
}
} catch {}`;
