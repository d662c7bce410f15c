/** Where a page's problems wait to be read, also after it was left for another one of its site. */
export const KEPT_IN = "tests:problems";

/** An event of a page that is about to be left: that breaks off what is on its way. */
export const LEAVING = "tests:leaving";

/**
 * Runs before anything else of a page and writes down what goes wrong in it: what the policy forbids,
 * what can't be loaded, errors, and what is said on the console. Takes itself out of the document, which
 * then is as the site wrote it.
 */
function record(keptIn: string, leaving: string) {
  let isLeaving = false;
  for (const type of ["beforeunload", leaving]) {
    addEventListener(type, () => {
      isLeaving = true;
    });
  }
  const note = (problem: string) => {
    const kept = JSON.parse(sessionStorage.getItem(keptIn) ?? "[]");
    sessionStorage.setItem(keptIn, JSON.stringify([...kept, `${location.pathname}: ${problem}`]));
  };
  addEventListener("securitypolicyviolation", (event) =>
    note(`${event.effectiveDirective} forbids ${event.blockedURI}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`not caught: ${reason}`));
  const asked: Promise<unknown>[] = [];
  Object.assign(window, { [keptIn]: () => Promise.all(asked) });
  const noteFailure = (element: Element) => {
    const failure = `can't be loaded: ${element.outerHTML}`;
    // Firefox calls it an error to load a module ahead that it has already, and at times a sheet that the
    // page before was loading when it was left. Whether either can be had is asked then.
    if (!element.matches("link[rel=modulepreload], link[data-ahead]")) return note(failure);
    const isThere = fetch((element as HTMLLinkElement).href).then(({ ok }) => ok);
    asked.push(isThere.catch(() => isLeaving).then((isFine) => isFine || note(failure)));
  };
  addEventListener(
    "error",
    (event) => {
      if ("message" in event && event.message) return note(event.message);
      const element = event.target as Element;
      if (!isLeaving) noteFailure(element);
    },
    true,
  );
  for (const level of ["error", "warn"] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      note(`console: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
  document.currentScript?.remove();
}

export const RECORDER = `(${record})(${JSON.stringify(KEPT_IN)}, ${JSON.stringify(LEAVING)})`;
