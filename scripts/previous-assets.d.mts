export function keepAssets(current: string, previous: string, now?: number): void;
