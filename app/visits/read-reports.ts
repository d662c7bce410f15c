import { z } from "zod";
import type { BrowserFamily } from "./browser-family.ts";
import { pageOf } from "./page-of.ts";
import { ownPlace, plainMessage, plainSource } from "./plain-text.ts";

/** An error of ours, what the policy forbade, a page that died, something that browsers will drop. */
export const KINDS = ["error", "violation", "crash", "deprecation"] as const;

/** What is counted together: the same trouble on the same page in the same kind of browser. */
export type ReportGroup = {
  kind: (typeof KINDS)[number];
  /** What an error said; the directive that was violated; why a page died; what will be dropped. */
  what: string;
  /** Where in our scripts it was; what was blocked. */
  source: string;
  page: string;
  browser: BrowserFamily;
};
type Trouble = Omit<ReportGroup, "browser">;

/** Reports that are read of one request: browsers gather them, strangers may send any number. */
const MAX_REPORTS = 10;
/** What a browser leaves out, or sends in another form than it should, is nothing. */
const text = z.string().max(8_000).catch("");
const whole = z.int().catch(0);

/** What our own script sends (app/browser/visit-reports.ts). */
const errors = z.object({
  page: text,
  errors: z.array(z.object({ message: text, stack: text })).max(MAX_REPORTS),
});
/** `report-uri`: one violation, with names of its own. */
const legacy = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "violated-directive": text,
    "effective-directive": text,
    "blocked-uri": text,
    "source-file": text,
  }),
});
/** The Reporting API: several, of any type, each with some of these. */
const gathered = z.array(
  z.object({
    type: text,
    url: text,
    body: z.object({
      ...{ documentURL: text, effectiveDirective: text, blockedURL: text },
      ...{ sourceFile: text, lineNumber: whole, columnNumber: whole },
      ...{ id: text, reason: text },
    }),
  }),
);
type Gathered = z.output<typeof gathered>[number];

/**
 * What a request to /reports tells of, in groups; undefined when it is none of the forms that browsers
 * and our own script use. What an extension of the browser did is left out, and so are types of reports
 * that nobody here can do anything about.
 */
export function readReports(body: unknown, browser: BrowserFamily): ReportGroup[] | undefined {
  return troublesIn(body)?.map((trouble) => ({ ...trouble, browser }));
}

function troublesIn(body: unknown): Trouble[] | undefined {
  const own = errors.safeParse(body);
  if (own.success) {
    const page = pageOf(own.data.page);
    return own.data.errors.flatMap(({ message, stack }): Trouble[] => {
      const what = plainMessage(message);
      if (what === "" || isForeign(stack)) return [];
      return [{ kind: "error", what, source: ownPlace(stack), page }];
    });
  }
  const one = legacy.safeParse(body);
  if (one.success) {
    const report = one.data["csp-report"];
    return violation({
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      file: report["source-file"],
    });
  }
  const many = gathered.safeParse(body);
  return many.data
    ?.slice(0, MAX_REPORTS)
    .flatMap((report) => READERS.get(report.type)?.(report) ?? []);
}

/** By type; a map, since a stranger's type may be a name that every object has. */
const READERS = new Map<string, (report: Gathered) => Trouble[]>([
  [
    "csp-violation",
    ({ url, body }) =>
      violation({
        page: body.documentURL || url,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        file: body.sourceFile,
      }),
  ],
  ["crash", crash],
  ["deprecation", deprecation],
]);

/** Out of memory, or not answering; a browser that only knows that the page died gives no reason. */
function crash({ url, body: { reason } }: Gathered): Trouble[] {
  return [{ kind: "crash", what: keyword(reason) || "crashed", source: "", page: pageOf(url) }];
}

function deprecation({ url, body }: Gathered): Trouble[] {
  const what = /^[\w-]{1,80}$/.exec(body.id)?.[0];
  if (!what || isForeign(body.sourceFile)) return [];
  const source = ownPlace(`${body.sourceFile}:${body.lineNumber}:${body.columnNumber}`);
  return [{ kind: "deprecation", what, source, page: pageOf(url) }];
}

type Violation = { page: string; directive: string; blocked: string; file: string };

function violation({ page, directive, blocked, file }: Violation): Trouble[] {
  const what = keyword(directive);
  if (!what || isForeign(file) || isForeign(blocked)) return [];
  return [{ kind: "violation", what, source: plainSource(blocked), page: pageOf(page) }];
}

const keyword = (words: string): string => /^[a-z-]{1,60}/.exec(words)?.[0] ?? "";

/** Scripts that the visitor's own browser put into the page. */
const isForeign = (place: string): boolean => /\b(?:[a-z]+-)?extension:\/\//.test(place);
