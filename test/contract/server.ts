import { describe, expect, it } from "vitest";
import type { Client } from "./target.ts";

export function describeServer(client: () => Client): void {
  describe("server", () => {
    it("answers a ping as text", async () => {
      const { status, text } = await client().call("GET", "/server/ping");
      expect({ status, text }).toEqual({ status: 200, text: "pong" });
    });

    it("says that it is healthy", async () => {
      const { status, json, headers } = await client().call("GET", "/server/health");
      expect(status).toBe(200);
      expect(json).toMatchObject({ status: "ok" });
      expect(headers.get("content-type")).toContain("application/health+json");
    });

    it("says what it is", async () => {
      const { status, item } = await client().call("GET", "/server/info");
      expect(status).toBe(200);
      expect(item).toMatchObject({ setupCompleted: true });
      expect(item.project).toMatchObject({ public_registration: false, project_logo: null });
      expect(item).not.toHaveProperty("queryLimit");
      const token = await client().adminToken();
      const toStaff = await client().call("GET", "/server/info", { token });
      expect(toStaff.item.queryLimit).toHaveProperty("default", 100);
    });

    it("knows the site, and answers it alone", async () => {
      const ask = (token?: string) => client().call("GET", "/b4-site", token ? { token } : {});
      const { status, item } = await ask(client().publicToken);
      expect([status, typeof item]).toEqual([200, "object"]);
      expect((await ask()).error.extensions.code).toBe("ROUTE_NOT_FOUND");
    });

    it("answers an unknown route with its path", async () => {
      const { status, error } = await client().call("GET", "/nope");
      expect(status).toBe(404);
      expect(error.message).toBe("Route /nope doesn't exist.");
      expect(error.extensions).toMatchObject({ code: "ROUTE_NOT_FOUND", path: "/nope" });
    });

    it("answers a method that a route does not have like an unknown route", async () => {
      const { status, error } = await client().call("PUT", "/auth/login", { body: {} });
      expect(status).toBe(404);
      expect(error.extensions.code).toBe("ROUTE_NOT_FOUND");
    });

    it("refuses a JSON body of more than a megabyte", async () => {
      const body = { email: "a@example.com", password: "x".repeat(1_200_000) };
      const { status } = await client().call("POST", "/auth/login", { body });
      expect([400, 413]).toContain(status);
    });
  });
}
