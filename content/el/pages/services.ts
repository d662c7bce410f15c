export * from "./services/brand-partnerships.ts";
export * from "./services/content-strategy.ts";
export * from "./services/creator-events.ts";
export * from "./services/index-page.ts";
export * from "./services/listed.ts";
export * from "./services/production.ts";
export * from "./services/talent-management.ts";
export * from "./services/tiktok-live.ts";
