import { describe, expect, it } from "vitest";
import { parseEnv } from "../../env.ts";
import { type Exchange, runSteps } from "../exchange.ts";
import { type BodyLimits, guardBodies } from "./guard-bodies.ts";
import { wholeBodies } from "./whole-bodies.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const QUICK = { leastBytesPerS: 8_000, silenceMs: 50, deadlineMs: 500 };

async function send(
  path: string,
  body: BodyInit,
  { type = URLENCODED, limits = {} }: { type?: string; limits?: Partial<BodyLimits> } = {},
) {
  const url = new URL(path, "http://el.localhost:3000");
  const exchange: Exchange = {
    request: new Request(url, {
      method: "POST",
      body,
      duplex: "half",
      headers: type ? { "content-type": type } : {},
    } as RequestInit),
    url,
    env: parseEnv({}),
    locale: "el",
  };
  let read: string | undefined;
  const response = await runSteps(
    [
      guardBodies(limits),
      wholeBodies,
      async ({ request, refusal }) => {
        if (refusal) return new Response(null, { status: refusal.status });
        read = await request.text();
        return new Response("read");
      },
    ],
    exchange,
  );
  return { status: response.status, headers: response.headers, html: await response.text(), read };
}

describe("a body is there before any work begins", () => {
  it.each([1, 5_000, 200_000])("whole, of %i bytes", async (size) => {
    const text = "α".repeat(size / 2) + "a".repeat(size % 2);
    expect((await send("/contact", text)).read).toBe(text);
  });

  it("and refused beyond its limit, which is larger for staff", async () => {
    const text = "a".repeat(300_000);
    expect((await send("/contact", text)).status).toBe(413);
    expect((await send("/ADMIN/articles/x.data", text)).read).toHaveLength(300_000);
    expect((await send("/account/sign-in", "a".repeat(1_100_000))).status).toBe(413);
    expect((await send("/careers/apply", text)).status).toBe(413);
  });

  it("and refused with more fields than a form has, which would take its reader long", async () => {
    expect((await send("/contact", "a&".repeat(120_000))).status).toBe(413);
    expect((await send("/account/sign-in", "a&".repeat(500_000))).status).toBe(413);
    const parts = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(3_000);
    const type = "multipart/form-data; boundary=b";
    expect((await send("/admin/leads", `${parts}--b--\r\n`, { type })).status).toBe(413);
    expect((await send("/admin/leads", "a=%26%26&".repeat(1_500))).status).toBe(200);
    const text = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"R&D ".repeat(5_000)}`;
    expect((await send("/contact", `${text}\r\n--b--\r\n`, { type })).status).toBe(200);
  });

  it("or is not waited for: 408 in the visitor's language, and the connection ends", async () => {
    const never = new ReadableStream<Uint8Array>();
    const told = await send("/contact", never, { limits: { text: QUICK } });
    expect(told.status).toBe(408);
    expect(told.html).toContain("Δεν έφτασε ολόκληρο");
    expect(told.headers.get("connection")).toBe("close");
    expect(told.headers.get("cache-control")).toBe("no-store");
  });

  it("or has no place: 503 with the time to come back", async () => {
    const told = await send("/contact", "a=1", { limits: { texts: 0 } });
    expect(told.status).toBe(503);
    expect(Number(told.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(told.html).toContain("Μια στιγμή");
  });

  it("unless it is a document, which its reader takes as it comes", async () => {
    const type = "multipart/form-data; boundary=b";
    const text = "a".repeat(2_000_000);
    for (const path of ["/careers/apply", "/Careers/Apply.data", "/api/forms/upload/"]) {
      expect((await send(path, text, { type })).read).toHaveLength(2_000_000);
    }
    expect((await send("/contact", text, { type })).status).toBe(413);
  });

  it("and a document that stops coming ends for its reader with the reason", async () => {
    const never = new ReadableStream<Uint8Array>();
    const type = "multipart/form-data; boundary=b";
    const sending = send("/careers/apply", never, { type, limits: { upload: QUICK } });
    await expect(sending).rejects.toThrow("too slowly");
  });
});
