export * from "./account.ts";
export * from "./activity.ts";
export * from "./leads.ts";
export * from "./outbox.ts";
export * from "./overview.ts";
export * from "./parts.ts";
export * from "./shell.ts";
export * from "./users.ts";
