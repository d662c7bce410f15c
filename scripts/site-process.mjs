// How the site's process is started: by npm start, by the build, and by the bench that measures it.

/** What Node made of the sources, kept by the build's own first start; beside what is built. */
export const COMPILE_CACHE = "build/compile-cache";

/**
 * The young generation's size in MB, whatever the machine has: a bigger one keeps the garbage of
 * renders, and one of 4 costs a kept page 8 % of its time (docs/performance.md).
 */
export const siteArguments = [
  "--max-semi-space-size=16",
  // node:ffi says at each start that it may change (server/spare-memory.ts): no operator's news.
  "--disable-warning=ExperimentalWarning",
];

/**
 * Two allocator pools, and everything of 64 kB or more, such as what compression works with, in
 * pages of its own that are given back when it is done. The process can set none of it for itself;
 * figures in docs/performance.md.
 */
export const siteEnvironment = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
  MALLOC_TOP_PAD_: "0",
};
