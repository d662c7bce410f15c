import { parse } from "node-html-parser";
import { expect } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { ADMIN, openStaffSite } from "./staff-site.ts";

/** What a lead has otherwise than the usual one. */
type Differing = Record<string, unknown>;

/** A staff area with somebody signed in, and what they can do there. */
export async function openLeads(who = ADMIN, lang: "en" | "el" = "en") {
  const staff = await openStaffSite();
  const person = staff.visitor(lang);
  await person.signIn(who);
  const { access: token } = await staff.backend.signIn();
  const send = async (differing: Differing = {}) => {
    const { stage, ...sent } = differing;
    const lead = { ...newLead(), ...sent };
    const { status } = await staff.backend.call("POST", "/items/leads", {
      token: PUBLIC_TOKEN,
      body: lead,
    });
    expect(status).toBe(204);
    // Where somebody has moved it since.
    const change = { token, body: { stage } };
    if (stage) await staff.backend.call("PATCH", `/items/leads/${lead.id}`, change);
    return lead;
  };
  const rows = async (collection: string) => {
    const { text } = await staff.backend.call("GET", `/items/${collection}?limit=-1`, { token });
    return JSON.parse(text).data as Record<string, unknown>[];
  };
  const page = async (path: string) => {
    const response = await person.get(path);
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/\sstyle="|\{\{|undefined</);
    return parse(html.replace(/<!-- -->/g, ""));
  };
  return { ...staff, person, send, rows, page };
}

/** What a form of a page would send, its hidden fields and those given. */
export function formOf(root: ReturnType<typeof parse>, intent: string): Record<string, string> {
  const field = root.querySelector(`form input[name="intent"][value="${intent}"]`);
  const inputs = field?.parentNode?.querySelectorAll('input[type="hidden"]') ?? [];
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name"), input.getAttribute("value") ?? ""]),
  );
}

/** Whom the list shows, in its order. */
export const namesIn = (root: ReturnType<typeof parse>) =>
  root.querySelectorAll("tbody [data-row-link]").map((link) => link.text);
