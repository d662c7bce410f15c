/**
 * Inline script for the head, after the theme-color metas: the colour mode's class on the root
 * element before the first paint, the same in any cache state. Mirrors color-mode.ts, which takes
 * over after hydration. `<html data-forced-mode>` wins over the stored preference, that over the
 * device. Of the `<meta name="theme-color" data-mode="light|dark">` only the right one stays on.
 */
export const COLOR_MODE_SCRIPT = `(function(d,r,m,k){m=r.dataset.forcedMode;k=/^(light|dark)$/;if(!k.test(m)){try{m=localStorage.getItem("nuxt-color-mode")}catch(e){}k.test(m)||(m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}r.classList.remove("light","dark");r.classList.add(m);d.querySelectorAll("meta[data-mode]").forEach(function(t){t.media=t.dataset.mode===m?"all":"not all"})})(document,document.documentElement)`;
