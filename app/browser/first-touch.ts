/** Entry of sessionStorage; read by the forms (forms/view/first-touch.ts). */
const KEY = "b4:first";

/**
 * Notes where a visit began, so that a lead can say which page and which campaign led to it. It stays
 * in the tab until the visitor sends a form.
 */
export function noteFirstTouch({ location, document, sessionStorage }: Window = window): void {
  try {
    if (sessionStorage.getItem(KEY)) return;
    const landing = location.pathname + location.search;
    sessionStorage.setItem(KEY, JSON.stringify({ landing, referrer: document.referrer }));
  } catch {}
}
