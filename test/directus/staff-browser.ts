import { parse } from "node-html-parser";
import { expect } from "vitest";
import { type Answered, sendTo } from "./send-to.ts";

export type Person = { email: string; password: string };
type Form = Record<string, string> | URLSearchParams;
type Options = {
  /** Where it comes from, for a site behind one proxy. */
  network?: string;
  /** What another browser had. */
  cookies?: ReadonlyMap<string, string>;
};

/** A browser without script at one of the sites. */
export function openBrowser(origin: string, { network, cookies }: Options = {}) {
  const jar = new Map<string, string>(cookies);
  const send = async (path: string, form?: Form): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answered = await sendTo(origin, path, {
      headers: {
        ...{ accept: "text/html", cookie },
        ...(form && { origin }),
        ...(network && { "x-forwarded-for": network }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    for (const line of answered.setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0;/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answered;
  };
  return {
    send,
    cookies: jar as ReadonlyMap<string, string>,
    async page(path: string) {
      const { status, text } = await send(path);
      expect(status, path).toBe(200);
      return parse(text.replace(/<!-- -->/g, ""));
    },
    /** Where a form leads, on this site; the status where it leads nowhere. */
    async leadsTo(path: string, form?: Form): Promise<string | number> {
      const { status, location } = await send(path, form);
      if (location === undefined) return status;
      const { pathname, search } = new URL(location, origin);
      return pathname + search;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Somebody's browser without script, signed in. */
export async function openStaff(
  origin: string,
  { email, password }: Person,
  options: Options = {},
): Promise<Browser> {
  const browser = openBrowser(origin, options);
  const form = { email, password, next: "/admin" };
  expect(await browser.leadsTo("/account/sign-in", form)).toBe("/admin");
  return browser;
}

type Root = ReturnType<typeof parse>;

/** The hidden fields of a page's form, by its intent. */
export function formOf(root: Root, intent: string): Record<string, string> {
  const field = root.querySelector(`form input[name="intent"][value="${intent}"]`);
  const inputs = field?.parentNode?.querySelectorAll('input[type="hidden"]') ?? [];
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name"), input.getAttribute("value") ?? ""]),
  );
}

/** What a field of a page holds. */
export const valueIn = (root: Root, name: string): string =>
  root.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? "";
