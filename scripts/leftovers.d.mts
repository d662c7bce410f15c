export function end(pid: number): void;
export function removeWork(work: string): void;
