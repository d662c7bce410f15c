/**
 * Inline script for the head, before any other: the default Trusted Types policy. Two kinds of HTML
 * pass: the one string that React makes script elements with, and text without a `<`, which can't
 * become an element. React sets such text in JSON-LD (escaped, as React Router does in
 * `script:ld+json`), and in the document's inline scripts when the error screen replaces the page;
 * neither runs, because no rule makes trusted script text. Scripts load from this origin only. What
 * a rule refuses throws a TypeError where it was tried.
 *
 * Written without a `<` itself, so that it passes its own rule.
 */
export const TRUSTED_TYPES_SCRIPT = `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(h){return h==="\\x3cscript>\\x3c/script>"||h.indexOf("\\x3c")==-1?h:null},createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}})`;
