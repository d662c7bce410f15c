import { describe, expect, it } from "vitest";
import { leadAddress, leadsAddress, replyAddress } from "./lead-address.ts";

describe("addresses of leads", () => {
  it("carry what the list asked for, and nothing where it asked for nothing", () => {
    expect(leadsAddress("")).toBe("/admin/leads");
    expect(leadsAddress("stage=new&q=a%26b")).toBe("/admin/leads?stage=new&q=a%26b");
    expect(leadAddress("7", "")).toBe("/admin/leads/7");
    expect(leadAddress("7", "stage=new")).toBe("/admin/leads/7?stage=new");
  });

  it("add what a page beneath is asked for", () => {
    expect(leadAddress("7", "stage=new", { cv: "text" })).toBe("/admin/leads/7?stage=new&cv=text");
    expect(replyAddress("7", "", { template: "guardian" })).toBe(
      "/admin/leads/7/reply?template=guardian",
    );
  });
});
