import type { BackendConnection } from "../../app/api/connection.ts";
import type { Step } from "../exchange.ts";
import type { TurnCounts } from "../fair-turns.ts";
import type { Kind } from "../request-kind.ts";
import { type Family, Histogram } from "./exposition.ts";

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** What this process counts on the way of its requests; made only where METRICS_PORT is set. */
export class Traffic {
  readonly renders = new Histogram();
  readonly backend = new Histogram();
  readonly backendAnswers = { ok: 0, refused: 0, failed: 0 };
  /** Whether the last call was answered by a backend that is not in trouble. */
  isBackendUp: boolean | undefined;
  /** What holds the places of renders (render-limit.ts); undefined until there are any. */
  turns: (() => TurnCounts) | undefined;
  /** What an alert counts from nothing on has to be told as nothing: Prometheus sees no first time. */
  readonly #requests = new Map<string, number>([["form 5xx", 0]]);
  /** Answers from the page cache, counted apart: nothing may be looked up for them. */
  readonly #kept = CLASSES.map(() => 0);

  noteKept(status: number): void {
    const index = Math.trunc(status / 100) - 1;
    this.#kept[index] = (this.#kept[index] ?? 0) + 1;
  }

  note(kind: Kind, status: number): void {
    const key = `${kind} ${CLASSES[Math.trunc(status / 100) - 1] ?? "5xx"}`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
  }

  hits(): number {
    return this.#kept.reduce((sum, count) => sum + count, 0);
  }

  requests(): Family {
    const kept = this.#kept.map((value, index) => ({
      labels: { kind: "kept", status: CLASSES[index] ?? "" },
      value,
    }));
    const others = [...this.#requests].map(([key, value]) => {
      const [kind = "", status = ""] = key.split(" ");
      return { labels: { kind, status }, value };
    });
    return {
      ...{ name: "b4_requests_total", type: "counter" },
      help: "Requests answered, by what they were about and the class of their status",
      samples: [...kept.filter(({ value }) => value > 0), ...others],
    };
  }

  /** Times what a page takes once it has its turn. */
  timedRenders(): Step {
    return async (_, next) => {
      const begun = performance.now();
      try {
        return await next();
      } finally {
        this.renders.since(begun);
      }
    };
  }

  /** The same connection, its calls timed and counted. */
  watched(connection: BackendConnection): BackendConnection {
    return {
      ...connection,
      transport: async (request) => {
        const begun = performance.now();
        try {
          const answer = await connection.transport(request);
          this.#noteAnswer(answer.status);
          return answer;
        } catch (error) {
          this.#noteAnswer(undefined);
          throw error;
        } finally {
          this.backend.since(begun);
        }
      },
    };
  }

  #noteAnswer(status: number | undefined): void {
    this.isBackendUp = status !== undefined && status < 500;
    if (!this.isBackendUp) this.backendAnswers.failed++;
    else if (status !== undefined && status >= 400) this.backendAnswers.refused++;
    else this.backendAnswers.ok++;
  }
}
