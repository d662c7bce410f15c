import { runInNewContext } from "node:vm";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import { expect, it } from "vitest";
import { handoffOf } from "./handoff.ts";
import { routersContext } from "./routers-document.fixture.tsx";

const URL = "http://localhost/a";
const PIECES = [
  `[{"_1":2},"it's","</script><!--","a\\\\b\\u2028\u2028\\n"]`,
  'P1:["ένα & δύο"]\n',
] as const;

const context = async () => ({
  ...(await routersContext()),
  serverHandoffStream: new Blob([...PIECES]).stream(),
});

/** What a document's scripts hand over, in the order in which they do. */
function handedOver(html: string): string[] {
  const heard: string[] = [];
  const streamController = {
    enqueue: (text: string) => heard.push(text),
    close: () => heard.push("(closed)"),
  };
  const window = { __reactRouterContext: { streamController } };
  const scripts = html.matchAll(/<script[^>]*>(window\.[^<]*\.streamController\.[^<]*)<\/script>/g);
  for (const [, code = ""] of scripts) runInNewContext(code, { window });
  return heard;
}

it("hands over what the installed router does", async () => {
  const stream = await renderToReadableStream(<ServerRouter context={await context()} url={URL} />);
  await stream.allReady;
  const routers = handedOver(await new Response(stream).text());

  const handoff = await handoffOf(await context());
  const html = renderToString(<ServerRouter context={handoff.context} url={URL} />);
  const ours = handedOver(handoff.writeInto(html, "a-mark"));
  expect(ours.at(-1)).toBe("(closed)");
  expect(ours.join("")).toBe(routers.join(""));
  expect(ours.join("")).toBe(`${PIECES.join("")}(closed)`);
});

it("marks its scripts, and nothing in one ends it", async () => {
  const { writeInto } = await handoffOf(await context());
  const html = writeInto("<html><body></body></html>", "a-mark");
  expect(html).toMatch(/^<html><body>(<script nonce="a-mark">[^<>&\u2028]*<\/script>){2,}<\/body>/);
});

it("does not write into a document that ends differently", async () => {
  const { writeInto } = await handoffOf(await context());
  expect(() => writeInto("<html><body></body></html><!-- -->", "a-mark")).toThrow("differently");
});
