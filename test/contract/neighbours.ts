import { beforeAll, describe, expect, it } from "vitest";
import { type Backend, openBackend } from "../../app/api/backend.server.ts";
import { askedLeads, SORTS } from "../../app/staff/pipeline/asked-leads.ts";
import { leadQuery } from "../../app/staff/pipeline/lead-filter.server.ts";
import { readNeighbours } from "../../app/staff/pipeline/neighbours.server.ts";
import { newLead } from "../../backend/testing/new-lead.ts";
import type { Client } from "./target.ts";

const NOBODY = crypto.randomUUID();
const SETUP_TIMEOUT_MS = 30_000;
/** More than are looked at in one go. */
const AT_ONE_MOMENT = 40;

/** The leads before and after one, as the staff area asks for them: its order is one of texts and keys. */
export function describeNeighbours(client: () => Client): void {
  describe("neighbours of a lead", () => {
    let backend: Backend;
    let source: string;

    beforeAll(async () => {
      source = client().unique("neighbours");
      const differing = [
        ...Array.from({ length: AT_ONE_MOMENT }, (_, index) => ({
          name: `Same moment ${index % 7}`,
          submitted: "2026-10-05T10:00:00.000Z",
        })),
        { name: "Άννα", submitted: "2026-10-04T10:00:00.000Z" },
        { name: "anna", submitted: "2026-10-06T10:00:00.000Z" },
        { name: "Zoe", submitted: "2026-10-07T10:00:00.123Z" },
      ];
      const body = differing.map((lead) => newLead({ ...lead, source, form: "contact" }));
      const token = client().publicToken;
      const { status } = await client().call("POST", "/items/leads", { token, body });
      expect(status).toBe(204);
      const connection = {
        baseUrl: client().url,
        publicToken: await client().adminToken(),
        transport: (request: Request) => fetch(request),
        publicAddress: "/backend",
      };
      backend = openBackend(connection, { address: undefined, userAgent: undefined });
    }, SETUP_TIMEOUT_MS);

    it.each(SORTS)("stand as they stand in the list: %s", async (sort) => {
      const asked = askedLeads(new URLSearchParams({ source, sort }));
      const { sort: order = [], filter } = leadQuery(asked, NOBODY);
      const query = new URLSearchParams({
        fields: "id,submitted",
        filter: JSON.stringify(filter),
        sort: order.join(),
        limit: "-1",
      });
      const token = await client().adminToken();
      const { list } = await client().call("GET", `/items/leads?${query}`, { token });
      expect(list).toHaveLength(AT_ONE_MOMENT + 3);
      const ids = list.map(({ id }) => id);
      const places = [...list.keys()].filter((index) => index % 6 === 0 || index > ids.length - 3);
      for (const index of places) {
        const lead = { id: String(ids[index]), submitted: String(list[index]?.submitted) };
        const { before, after } = await readNeighbours(backend, asked, NOBODY, lead);
        expect([before?.id, after?.id], `${index}`).toEqual([ids[index - 1], ids[index + 1]]);
      }
    });

    it("are none for a lead that the list does not show", async () => {
      for (const sort of SORTS) {
        const asked = askedLeads(new URLSearchParams({ source, sort }));
        const lead = { id: NOBODY, submitted: "2026-10-05T10:00:00.000Z" };
        expect(await readNeighbours(backend, asked, NOBODY, lead)).toEqual({});
      }
    });
  });
}
