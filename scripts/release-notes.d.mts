export function releaseNotes(tag: string, tree: { version: string; changelog: string }): string;
