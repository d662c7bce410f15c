/**
 * Asks V8 to compile all functions of a script beside the main thread, as it loads; otherwise it
 * compiles each when it is first called. It counts at the very top only (docs/performance.md).
 */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad";
