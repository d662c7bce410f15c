export function fingerprintOf(folder: string, paths: readonly string[]): string;
