export class WentBack extends Error {}

export function rollOut(plan: {
  to: string;
  folder: string;
  ports: readonly string[];
  restart: (port: string) => Promise<void>;
  say: (line: string) => void;
  patienceMs: number;
  backMs?: number;
}): Promise<void>;
