export function otherArguments(args: readonly string[]): string[];
/** Why not, or nothing when it is installed now. */
export function installPackage(...names: readonly string[]): string | undefined;
