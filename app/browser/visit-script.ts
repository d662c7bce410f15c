/** Of all visits, those that tell how quick they were and what went wrong: enough for a figure a week. */
const SHARE = 0.25;
/** Troubles that are kept until somebody takes them (visit-reports.ts). */
const MAX_KEPT = 20;

/**
 * Inline script for the head: chooses visits that are measured, and keeps what goes wrong in them from the
 * start. Whoever asks not to be tracked is not chosen. Nothing is stored, so the next page is another
 * visit. Written without a `<`: trusted-types.ts.
 */
export const VISIT_SCRIPT = `(function(n,k){Math.random()>=${SHARE}||n.globalPrivacyControl||n.doNotTrack==="1"||(k=window.b4Visit=[],["error","unhandledrejection"].forEach(function(t){addEventListener(t,function(e){${MAX_KEPT}>k.length&&k.push(e)})}))})(navigator)`;
