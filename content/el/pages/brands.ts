export * from "./brands/apply.ts";
export * from "./brands/landing.ts";
export * from "./brands/partnerships.ts";
export * from "./brands/playbook.ts";
export * from "./brands/resources.ts";
