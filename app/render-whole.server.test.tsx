import { lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { renderWhole } from "./render-whole.server.ts";

const NEVER = {
  nonce: "a-mark",
  onError(error: unknown) {
    throw error;
  },
};

const Document = ({ children }: { children: React.ReactNode }) => (
  <html lang="en">
    <body>
      <Suspense>{children}</Suspense>
    </body>
  </html>
);

it("gives the document with its type", async () => {
  const html = await renderWhole(<Document>Text &lt;!--$!--&gt;</Document>, NEVER);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toMatch(/<\/html>$/);
});

it("waits for a part that comes later, as for one that is there", async () => {
  const Later = lazy(async () => ({ default: () => <p>Here</p> }));
  const later = (
    <Document>
      <Later />
    </Document>
  );
  const first = await renderWhole(later, NEVER);
  const second = await renderWhole(later, NEVER);
  expect(first).toContain("<p>Here</p>");
  expect(second).toContain("<p>Here</p>");
  expect(second).toMatch(/^<!DOCTYPE html><html/);
});

it("tells of a part that fails, and rejects when all does", async () => {
  const Failing = () => {
    throw new Error("failed");
  };
  const failing = (
    <Document>
      <Failing />
    </Document>
  );
  const heard: unknown[] = [];
  const onError = (error: unknown) => void heard.push(error);
  await renderWhole(failing, { ...NEVER, onError });
  expect(heard).toMatchObject([{ message: "failed" }]);
  await expect(renderWhole(<Failing />, NEVER)).rejects.toThrow("failed");
});
