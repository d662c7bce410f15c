/** A variable that can't be what it is; its message names it and says what it must be, on one line. */
export class EnvError extends Error {}
