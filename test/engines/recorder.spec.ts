import { expect, SITES, test } from "./journey.ts";

/** Nobody listens there, and no page of ours may ask. */
const FOREIGN = "http://127.0.0.1:9/picture.png";

test("what goes wrong in a page is told of, also once it was left", async ({ tab }) => {
  await tab.open(`${SITES.en}/terms`);
  await tab.run(goWrong, FOREIGN);
  const told: string[] = [];
  await tab.holds(async () => {
    told.push(...(await tab.takeProblems()));
    const all = told.join("\n");
    expect(all).toContain("/terms: img-src forbids http://127.0.0.1:9");
    expect(all).toContain('/terms: can\'t be loaded: <img src="/none.png">');
    expect(all).toContain('/terms: can\'t be loaded: <link rel="modulepreload" href="/none.js">');
    expect(all).toContain("/terms: not caught: Error: of a promise");
    expect(all).toContain("of a timer");
  });
  await tab.run(() => console.error("said", "last"));
  await tab.reload();
  expect(await tab.takeProblems()).toEqual(["/terms: console: said last"]);
});

function goWrong(foreign: string): void {
  for (const address of [foreign, "/none.png"]) {
    const picture = document.createElement("img");
    picture.setAttribute("src", address);
    document.body.append(picture);
  }
  const module = document.createElement("link");
  module.setAttribute("rel", "modulepreload");
  module.setAttribute("href", "/none.js");
  document.head.append(module);
  Promise.reject(new Error("of a promise"));
  setTimeout(() => {
    throw new Error("of a timer");
  });
}
