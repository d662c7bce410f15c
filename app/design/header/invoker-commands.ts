/**
 * Whether buttons can open and close dialogs by themselves (`command`, `commandfor`), also before
 * and without script. Older browsers need a handler to do it.
 */
export const HAS_INVOKER_COMMANDS =
  typeof HTMLButtonElement !== "undefined" && "commandForElement" in HTMLButtonElement.prototype;
