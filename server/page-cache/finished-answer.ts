import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { compress, ENCODINGS, type Encoding } from "./encodings.ts";

/** Name, value, name, value: the form that Node writes out without looking at it again. */
export type FlatHeaders = readonly string[];

type Form = { headers: FlatHeaders; body: Buffer };

/** A whole answer, ready to be written: one form per encoding, and one for those who have it. */
export type FinishedAnswer = {
  etag: string;
  /** Its forms are as small as they get. */
  isThorough: boolean;
  identity: Form;
  forms: Readonly<Record<Encoding, Form>>;
  /** Headers of a 304: the same policy as the page's, without what describes a body. */
  unchanged: FlatHeaders;
  /** Memory it takes in all its forms, in bytes, near enough. */
  bytes: number;
};

const ETAG_BYTES = 12;
/** Objects and strings around the bodies of one answer, estimated. */
const OVERHEAD_BYTES = 4_096;

/**
 * The form without an encoding, five times the size of another and hardly ever asked for: unpacked
 * for the first who wants it, then kept.
 */
class Unpacked implements Form {
  readonly headers: FlatHeaders;
  readonly #gzipped: Buffer;
  #body: Buffer | undefined;

  constructor(headers: FlatHeaders, gzipped: Buffer) {
    this.headers = headers;
    this.#gzipped = gzipped;
  }

  get body(): Buffer {
    this.#body ??= gunzipSync(this.#gzipped);
    return this.#body;
  }
}

/**
 * Packs a response of the itinerary, quickly. The tag covers headers and body, so a changed policy is a
 * changed page; it is weak because the same page goes out in several encodings. What was rendered anew and
 * came out as `before` stays packed as that was.
 */
export async function finish(response: Response, before?: FinishedAnswer): Promise<FinishedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const common = commonHeaders(response.headers);
  const etag = etagOf(common, body);
  if (before?.etag === etag) return before;
  const type = ["content-type", response.headers.get("content-type") ?? ""];
  return packed({ body, etag, shared: [...common, "etag", etag], type }, "quick");
}

/** The same answer in smaller forms. */
export function packThoroughly({
  etag,
  identity,
  unchanged,
}: FinishedAnswer): Promise<FinishedAnswer> {
  // They begin with what all forms share.
  const type = identity.headers.slice(unchanged.length, unchanged.length + 2);
  return packed({ body: identity.body, etag, shared: unchanged, type }, "thorough");
}

type Contents = { body: Buffer; etag: string; shared: FlatHeaders; type: FlatHeaders };

async function packed(
  { body, etag, shared, type }: Contents,
  effort: "quick" | "thorough",
): Promise<FinishedAnswer> {
  const pack = async (encoding: Encoding): Promise<Form> => {
    const small = trimmed(await compress(body, encoding, effort));
    const headers = [...shared, ...type, "content-encoding", encoding, ...length(small)];
    return { headers, body: small };
  };
  const forms = effort === "quick" ? await packTogether(pack) : await packInTurn(pack);
  const identity = new Unpacked([...shared, ...type, ...length(body)], forms.gzip.body);
  const packedBytes = ENCODINGS.reduce((sum, encoding) => sum + forms[encoding].body.length, 0);
  return {
    etag,
    isThorough: effort === "thorough",
    identity,
    forms,
    unchanged: shared,
    bytes: body.length + packedBytes + OVERHEAD_BYTES,
  };
}

/** zlib gives small results as part of a chunk of 16 kB, all of which would be kept with them. */
function trimmed(part: Buffer): Buffer {
  if (part.length === part.buffer.byteLength) return part;
  const whole = Buffer.allocUnsafeSlow(part.length);
  part.copy(whole);
  return whole;
}

type Pack = (encoding: Encoding) => Promise<Form>;
type Forms = FinishedAnswer["forms"];

async function packTogether(pack: Pack): Promise<Forms> {
  const [br, zstd, gzip] = await Promise.all([pack("br"), pack("zstd"), pack("gzip")]);
  return { br, zstd, gzip };
}

/** While nobody waits: what the thorough ones work with is tens of megabytes each. */
async function packInTurn(pack: Pack): Promise<Forms> {
  return { br: await pack("br"), zstd: await pack("zstd"), gzip: await pack("gzip") };
}

const OF_THE_BODY = new Set(["content-type", "content-length", "content-encoding", "etag", "vary"]);

function commonHeaders(headers: Headers): string[] {
  const others = headers.get("vary")?.split(",") ?? [];
  const vary = new Set(["Accept-Encoding", ...others.map((name) => name.trim())]);
  return [
    ...[...headers].flatMap(([name, value]) => (OF_THE_BODY.has(name) ? [] : [name, value])),
    "vary",
    [...vary].join(", "),
  ];
}

function etagOf(headers: readonly string[], body: Buffer): string {
  const hash = createHash("sha256").update(headers.join("\n")).update("\n").update(body);
  return `W/"${hash.digest().subarray(0, ETAG_BYTES).toString("base64url")}"`;
}

function length(body: Buffer): [string, string] {
  return ["content-length", String(body.length)];
}
