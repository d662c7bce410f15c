import { createContext, type RouterContextProvider } from "react-router";

/** Whether this very request's form came back: an action says so to the loaders after it. */
const failedContext = createContext(false);

type Context = Readonly<RouterContextProvider>;

export function formFailed(context: Context): void {
  context.set(failedContext, true);
}

/** For the page's title, which is made of loader data alone. */
export function hasFailed(context: Context): boolean {
  return context.get(failedContext);
}
