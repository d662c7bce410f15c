import { useEffect, useState } from "react";
import { Scripts } from "react-router";
import { whenIdleAfterLoad } from "./when-idle.ts";

/**
 * What brings a page to life, and leaves when it has. Left to React Router it leaves with the first
 * navigation, which then works out the page's styles once more (2 to 4 ms).
 */
export function PageScripts() {
  const [done, setDone] = useState(false);
  useEffect(() => whenIdleAfterLoad(() => setDone(true)), []);
  return done ? null : <Scripts />;
}
