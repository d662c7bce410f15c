import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ClientBehaviours } from "./client-behaviours.tsx";
import { Island } from "./island.tsx";
import styles from "./remote-icon.module.css";
import { RemoteIcon } from "./remote-icon.tsx";
import { useColorMode } from "./use-color-mode.ts";

/** Nothing here may touch the browser while rendering, nor write a style the policy refuses. */
it("renders the shell's behaviours on the server", async () => {
  const routes = [{ path: "/", Component: ClientBehaviours }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("a page was expected");
  const router = createStaticRouter(routes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  expect(html).toBe(
    '<div class="loading-bar" aria-hidden="true"></div><div class="visually-hidden" role="status" aria-live="polite"></div>',
  );
});

it("renders an island's content with the page", () => {
  expect(renderToString(<Island name="live" className="teaser" initial={<p>Now</p>} />)).toBe(
    '<div class="teaser" data-island="live" aria-busy="false"><div><p>Now</p></div></div>',
  );
});

it("reserves the place of a remote icon, named or as decoration", () => {
  expect(renderToString(<RemoteIcon name="lucide:menu" />)).toBe(
    `<span class="${styles.icon}" aria-hidden="true"></span>`,
  );
  expect(renderToString(<RemoteIcon name="lucide:menu" label="Menu" />)).toBe(
    `<span class="${styles.icon}" role="img" aria-label="Menu"></span>`,
  );
});

it("has a colour mode to hydrate with", () => {
  function Shown() {
    const { preference, value, forced } = useColorMode();
    return `${preference} ${value} ${forced}`;
  }
  expect(renderToString(<Shown />)).toBe("system light false");
});
