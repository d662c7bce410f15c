export { openings } from "./openings.ts";
