import { fileURLToPath } from "node:url";

/**
 * For processes that tests start from this tree: what Node made of its sources is kept from one to the
 * next, as a site's is in production. Not for copies of the tree, each of which would leave its own.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)),
};
