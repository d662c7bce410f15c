import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { clientLeft } from "../packages/lib/body/client-left.ts";
import { handoffOf } from "../packages/router-inside/handoff.ts";
import { withMatchedRoutes } from "../packages/router-inside/matched-routes.ts";
import { finishDocumentContext, siteContext } from "./context.ts";
import { ScriptMark } from "./design/inline-script.tsx";
import { renderWhole } from "./render-whole.server.ts";

/**
 * Renders a page whole: streaming in pieces costs more bytes and more time than compressing once
 * (docs/decisions/0004-render-whole.md).
 *
 * What this program writes itself carries a mark that is made here and taken out again here, so that
 * markup that came in with somebody's text can't carry it (docs/decisions/0026-marked-scripts.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (lacksShell(context)) return refuseInShell(status, loadContext);
  const finish = loadContext.get(finishDocumentContext);
  const mark = finish && crypto.randomUUID();
  let failed = false;
  const handoff = await handoffOf(context);
  const rendered = await renderWhole(
    <ScriptMark value={mark}>
      <ServerRouter
        context={withMatchedRoutes(handoff.context)}
        url={request.url}
        {...(mark && { nonce: mark })}
      />
    </ScriptMark>,
    {
      nonce: mark,
      onError(error) {
        failed = true;
        console.error("Rendering failed", error);
      },
    },
  );
  const html = handoff.writeInto(rendered, mark);
  headers.set("content-type", "text/html; charset=utf-8");
  const init = { status: failed ? 500 : status, headers };
  if (!finish || !mark) return new Response(html, init);
  const finished = finish(html, mark);
  headers.set("content-security-policy", finished.policy);
  headers.set("reporting-endpoints", finished.reporting);
  return new Response(finished.html, init);
}

/**
 * Whether something failed before the shell's data was there: a middleware, or the shell's own loader.
 * The error screen would know neither its language nor its words.
 */
const lacksShell = ({ staticHandlerContext: { errors, loaderData } }: EntryContext) =>
  errors !== null && loaderData.root === undefined;

/** Shows it in the shell; where that fails as well, the server's own page is left (server/error-page.ts). */
function refuseInShell(status: number, loadContext: RouterContextProvider): Promise<Response> {
  const site = loadContext.get(siteContext);
  if (site.refusal) return Promise.resolve(new Response(null, { status }));
  const message = "An error occurred";
  return site.showRefusal({ status, statusMessage: message, message });
}

/** Logs what went wrong in a loader or action; a missing page is no fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (clientLeft(error, request) || isRouteErrorResponse(error)) return;
  console.error("Request failed", request.method, new URL(request.url).pathname, error);
}
