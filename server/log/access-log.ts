import type { IncomingMessage } from "node:http";
import { LOCALE_CODES } from "../../app/i18n/locales.ts";
import type { Env } from "../../env.ts";
import { type Kind, kindOf } from "../request-kind.ts";
import type { LogFormat } from "./log.ts";
import { shownPath } from "./shown-path.ts";

/** Lines are written together: so often in milliseconds, or when there are so many characters. */
const FLUSH_MS = 200;
const FLUSH_LENGTH = 64 * 1024;

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/** What is written of one request. */
type Entry = {
  method: string;
  path: string;
  status: number;
  kind: Kind;
  site: string;
  /** Milliseconds until the answer was sent or its reader left. */
  ms: number;
  trace?: string;
};

/**
 * One line for each request, without anything of a person: no address, no query, no cookie, no browser,
 * no page that is not ours. Loaded and written where ACCESS_LOG is on.
 */
export class AccessLog {
  readonly #format: LogFormat;
  readonly #siteOf: (host: string | undefined) => string;
  readonly #write: (text: string) => void;
  #lines = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(
    { siteUrls }: Pick<Env, "siteUrls">,
    format: LogFormat,
    write = (text: string) => void process.stdout.write(text),
  ) {
    this.#format = format;
    this.#write = write;
    const hosts = new Map<string | undefined, string>(
      LOCALE_CODES.map((code) => [siteUrls[code].host, code]),
    );
    this.#siteOf = (host) => hosts.get(host) ?? "other";
  }

  /** `begun` as performance.now() gave it. */
  note(request: Request, status: number, begun: number, trace?: string): void {
    const { method = "", url = "" } = request;
    this.#add(request, kindOf(method, url), status, begun, trace);
  }

  /** Of a page that was kept. */
  noteKept(request: Request, status: number, begun: number): void {
    this.#add(request, "kept", status, begun);
  }

  #add(
    { method = "", url = "", headers }: Request,
    kind: Kind,
    status: number,
    begun: number,
    trace?: string,
  ): void {
    const entry: Entry = {
      ...{ method, path: shownPath(kind, status, url), status, kind },
      site: this.#siteOf(headers.host),
      ms: Math.round((performance.now() - begun) * 10) / 10,
      ...(trace !== undefined && { trace }),
    };
    const time = new Date().toISOString();
    this.#lines += this.#format === "json" ? jsonOf(time, entry) : textOf(time, entry);
    if (this.#lines.length >= FLUSH_LENGTH) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines === "") return;
    const lines = this.#lines;
    this.#lines = "";
    this.#write(lines);
  }
}

const textOf = (time: string, { method, path, status, kind, site, ms, trace }: Entry) =>
  `${time} access${trace === undefined ? "" : ` [${trace}]`} ${site} ${method} ${path} ${status} ${kind} ${ms} ms\n`;

const jsonOf = (time: string, entry: Entry) =>
  `${JSON.stringify({ time, level: "info", msg: "access", ...entry })}\n`;
