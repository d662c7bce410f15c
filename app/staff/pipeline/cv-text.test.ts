import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DOCX } from "../../../packages/lib/documents/document-types.ts";
import { docx } from "../../../test/support/documents.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { cvText, outcomeOf } from "./cv-text.server.ts";

describe("what a reading comes to", () => {
  it.each([
    [
      "Maria   Live \n\n\n\n Producer\u0007 ",
      "read",
      { text: "Maria Live\n\nProducer", isCut: false },
    ],
    ["Maria", "over", { text: "Maria", isCut: true }],
    ["a".repeat(20_001), "read", { text: "a".repeat(20_000), isCut: true }],
    ["", "over", { problem: "late" }],
    ["", "unreadable", { problem: "none" }],
    ["\u{E001}\u{E002}(((( a", "read", { problem: "none" }],
  ] as const)("%j, %s", (words, end, outcome) => {
    expect(outcomeOf({ words, end })).toEqual(outcome);
  });
});

describe("a CV", () => {
  const facts = () => ({ id: randomUUID(), filename_download: "cv", type: DOCX, filesize: 10 });

  it("is read once, however often its page is asked for", async () => {
    const { backend, asked } = backendWith(async () => new Response(docx("<w:p>Maria</w:p>")));
    const cv = facts();
    const all = await Promise.all([cvText(backend, cv), cvText(backend, cv)]);
    all.push(await cvText(backend, cv));
    expect(all).toEqual(Array(3).fill({ text: "Maria", isCut: false }));
    expect(asked()).toBe(1);
  });

  it("is asked for again when it could not be had", async () => {
    const { backend, asked } = backendWith(async () => {
      throw new BackendError({ status: 503, statusText: "Service Unavailable" });
    });
    const cv = facts();
    expect(await cvText(backend, cv)).toEqual({ problem: "none" });
    expect(await cvText(backend, cv)).toEqual({ problem: "none" });
    expect(asked()).toBe(2);
  });

  it("of another type is not asked for at all", async () => {
    const { backend, asked } = backendWith(async () => new Response(""));
    const word = { ...facts(), type: "application/msword" };
    expect(await cvText(backend, word)).toEqual({ problem: "none" });
    expect(asked()).toBe(0);
  });

  it("waits for its turn, and is refused one when many wait", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { backend, asked } = backendWith(() => promise.then((answer) => answer.clone()));
    const held = Array.from({ length: 8 }, () => cvText(backend, facts()));
    expect(await cvText(backend, facts())).toEqual({ problem: "late" });
    expect(asked()).toBe(2);
    resolve(new Response("no archive"));
    expect(await Promise.all(held)).toEqual(Array(8).fill({ problem: "none" }));
  });
});

function backendWith(answer: () => Promise<Response>) {
  let count = 0;
  const backend: Backend = {
    request() {
      count++;
      return answer();
    },
  };
  return { backend, asked: () => count };
}
