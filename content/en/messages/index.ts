export { errors } from "./errors.ts";
export { shell } from "./shell.ts";
