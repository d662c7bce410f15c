export function releasesIn(to: string): string;
export function currentRelease(to: string): string | undefined;
export function markServed(folder: string): void;
export function releaseBefore(to: string): string;
export function switchTo(to: string, folder: string): void;
export function takeAssetsAlong(from: string, folder: string): void;
export function buildOf(folder: string): string;
export function removeOld(to: string, keep: number, needed: readonly string[]): void;
export function alone<T>(to: string, work: () => Promise<T>): Promise<T>;
