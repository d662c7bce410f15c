// How the site's process is started: by npm start, and by the bench that measures it.

/**
 * A small young generation and two allocator pools: the garbage of renders and compression is given
 * back instead of kept (docs/performance.md). The process can set neither for itself.
 */
export const siteArguments = ["--max-semi-space-size=4"];
export const siteEnvironment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" };
