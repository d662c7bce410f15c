import { z } from "zod";

/** What a process tells of itself: its log, and spans for a collector. */
export type WatchingConfig = {
  log: { format: "text" | "json"; hasAccess: boolean };
  /** Undefined where nobody collects spans. */
  traces: TraceConfig | undefined;
};

export type TraceConfig = {
  /** Where spans are posted, by OTLP over HTTP. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  service: string;
  /** Of all requests, from 0 to 1. */
  share: number;
};

/** The path of spans below a collector's address (OTLP 1.5, section "OTLP/HTTP Request"). */
const TRACES_PATH = "v1/traces";

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const chosen = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .string()
    .trim()
    .default(values[0])
    .transform((value) => value || values[0])
    .pipe(z.enum(values, `must be ${values.join(" or ")}`));

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry's own programs read them. */
const headers = optional.transform((value, context) => {
  const pairs = (value ?? "").split(",").flatMap((pair) => {
    const [name = "", ...rest] = pair.split("=");
    return pair.trim() === "" ? [] : [[name.trim().toLowerCase(), rest.join("=").trim()] as const];
  });
  if (pairs.every(([name, text]) => /^[a-z0-9-]+$/.test(name) && isEncoded(text))) {
    return Object.fromEntries(pairs.map(([name, text]) => [name, decodeURIComponent(text)]));
  }
  context.addIssue({ code: "custom", message: "must be names and values such as api-key=secret" });
  return z.NEVER;
});

function isEncoded(text: string): boolean {
  try {
    return /^[\x20-\x7e]+$/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

const RULE_OF_SHARE = "must be a number from 0 to 1";

export const watchingVariables = {
  LOG_FORMAT: chosen(["text", "json"]),
  ACCESS_LOG: chosen(["off", "on"]),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.refine(
    (value) => value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be the address of a collector, such as http://127.0.0.1:4318",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: optional,
  OTEL_TRACES_SAMPLER_ARG: optional
    .transform((value) => value ?? "1")
    .refine((value) => /^\d(?:\.\d{1,9})?$/.test(value) && Number(value) <= 1, RULE_OF_SHARE)
    .transform(Number),
};

type Values = z.output<z.ZodObject<typeof watchingVariables>>;

export function watchingConfig(env: Values): WatchingConfig {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    log: { format: env.LOG_FORMAT, hasAccess: env.ACCESS_LOG === "on" },
    traces: endpoint === undefined ? undefined : tracesTo(endpoint, env),
  };
}

const tracesTo = (endpoint: string, env: Values): TraceConfig => ({
  url: new URL(TRACES_PATH, endpoint.endsWith("/") ? endpoint : `${endpoint}/`),
  headers: env.OTEL_EXPORTER_OTLP_HEADERS,
  service: env.OTEL_SERVICE_NAME ?? "b4-site",
  share: env.OTEL_TRACES_SAMPLER_ARG,
});
