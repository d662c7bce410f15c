export { errors } from "./errors.ts";
export { plainErrors } from "./plain-errors.ts";
export { refusals } from "./refusals.ts";
export { shell } from "./shell.ts";
