export * from "./creators/join.ts";
export * from "./creators/landing.ts";
