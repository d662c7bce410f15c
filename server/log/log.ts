import { format } from "node:util";

export type LogFormat = "text" | "json";
export type Level = "info" | "warn" | "error";

/** Where lines go: what is well to standard output, the rest to standard error. */
export type Output = { out(text: string): void; err(text: string): void };

const STREAMS: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/** Longest text of one record, in characters: an error may carry what a stranger sent. */
const MAX_LENGTH = 16_384;
/** What a terminal would obey; line breaks and tabs are handled apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

export type LogOptions = {
  format: LogFormat;
  /** Of the request that the running code works for. */
  traceId: () => string | undefined;
  output?: Output;
  now?: () => Date;
};

/**
 * Makes `console` this process's log (docs/decisions/0103-a-log-behind-console.md): each call is one
 * record with its time, its level and the request's trace. In text a record begins at the line's start
 * and its further lines are indented; `console.log` is what is said to whoever starts the process, and
 * stays as it is. Answers how to give the console back.
 */
export function openLog({
  format: form,
  traceId,
  output = STREAMS,
  now = () => new Date(),
}: LogOptions): () => void {
  const before = { ...console };
  const write = (level: Level, args: unknown[]) => {
    const line = form === "json" ? jsonLine : textLine;
    const text = line(now(), level, args, traceId());
    if (level === "info") output.out(text);
    else output.err(text);
  };
  const say = (...args: unknown[]) => output.out(`${format(...args)}\n`);
  Object.assign(console, {
    log: form === "json" ? (...args: unknown[]) => write("info", args) : say,
    info: (...args: unknown[]) => write("info", args),
    warn: (...args: unknown[]) => write("warn", args),
    error: (...args: unknown[]) => write("error", args),
  });
  return () => Object.assign(console, before);
}

function textLine(time: Date, level: Level, args: unknown[], trace: string | undefined): string {
  const told = clean(format(...args)).replaceAll("\n", "\n  ");
  const request = trace === undefined ? "" : ` [${trace}]`;
  return `${time.toISOString()} ${level}${request} ${told}\n`;
}

function jsonLine(time: Date, level: Level, args: unknown[], trace: string | undefined): string {
  const error = args.find((arg) => arg instanceof Error);
  const words = args.filter((arg) => arg !== error);
  const msg = clean(words.length > 0 ? format(...words) : (error?.message ?? ""));
  const record = {
    ...{ time: time.toISOString(), level, msg },
    ...(trace !== undefined && { trace }),
    ...(error && {
      error: { type: error.name, message: clean(error.message), stack: clean(format(error)) },
    }),
  };
  return `${JSON.stringify(record)}\n`;
}

function clean(text: string): string {
  const told = text.replaceAll("\r\n", "\n").replace(CONTROLS, "�");
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH)}…` : told;
}
