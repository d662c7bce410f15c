import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { readUpTo } from "../lib/body/read-up-to.ts";
import type { StoreAddress } from "./address.ts";
import { FOR_ARCHIVES, type Patience } from "./patience.ts";
import { StoreError } from "./store-error.ts";

/** Largest object that goes up in one piece (Amazon S3, PutObject), in bytes. */
export const MAX_OBJECT_BYTES = 5 * 1024 ** 3;
/** Answers without a document: a list of a thousand keys, an error. In bytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const PRIVATE_FILE_MODE = 0o600;
/** What the store is told of an empty body. */
const NOTHING_SHA256 = createHash("sha256").digest("hex");

/** Asking again would be answered the same. */
class Refused extends StoreError {}

type Call = {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  query?: Readonly<Record<string, string>>;
  /** A file that goes along, its length and SHA-256. */
  file?: { path: string; bytes: number; sha256: string };
};

/**
 * An S3-compatible store, signed by version 4. Documents are streamed from and to files; what goes up
 * is checked by the store against its sum. Network faults and 5xx are tried again.
 */
export class ObjectStore {
  readonly #address: StoreAddress;
  readonly #patience: Patience;

  constructor(address: StoreAddress, patience: Partial<Patience> = {}) {
    this.#address = address;
    this.#patience = { ...FOR_ARCHIVES, ...patience };
  }

  /** Stores a file under a key, in the place of what was there. */
  async put(key: string, path: string, sha256: string): Promise<void> {
    const { size } = await stat(path);
    if (size > MAX_OBJECT_BYTES)
      throw new Refused(`${key} has more than ${MAX_OBJECT_BYTES} bytes`);
    await this.#again({ method: "PUT", key, file: { path, bytes: size, sha256 } }, readText);
  }

  /** Writes what is stored under a key into a new file. */
  async get(key: string, path: string): Promise<void> {
    await this.#again({ method: "GET", key }, (answer) =>
      pipeline(answer, createWriteStream(path, { mode: PRIVATE_FILE_MODE })),
    );
  }

  /** What is stored under a key, read as it is asked for. */
  async open(key: string): Promise<ReadableStream<Uint8Array>> {
    return this.#again(
      { method: "GET", key },
      async (answer) => Readable.toWeb(answer) as ReadableStream<Uint8Array>,
    );
  }

  async delete(key: string): Promise<void> {
    await this.#again({ method: "DELETE", key }, readText);
  }

  /** All keys below the address's folder, without it. */
  async list(): Promise<string[]> {
    const { prefix } = this.#address;
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const query = { "list-type": "2", prefix, ...(token && { "continuation-token": token }) };
      const text = await this.#again({ method: "GET", key: "", query }, readText);
      for (const [, key = ""] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        keys.push(key.slice(prefix.length));
      }
      token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1];
    } while (token);
    return keys;
  }

  async #again<T>(call: Call, read: (answer: IncomingMessage) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#ask(call, read);
      } catch (error) {
        if (error instanceof Refused) throw error;
        const why = error instanceof Error ? error.message : String(error);
        if (attempt >= this.#patience.attempts)
          throw new StoreError(`${this.#address.origin}: ${why}`);
        await sleep(this.#patience.pauseMs * attempt);
      }
    }
  }

  async #ask<T>(call: Call, read: (answer: IncomingMessage) => Promise<T>): Promise<T> {
    const { method, key, file, query = {} } = call;
    const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = this.#address;
    const url = new URL(`${origin}/${bucket}${key === "" ? "" : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...{ method, url: url.href, region, accessKeyId, secretAccessKey, service: "s3" },
      headers: { "x-amz-content-sha256": file?.sha256 ?? NOTHING_SHA256 },
    }).sign();
    const send = url.protocol === "https:" ? secureRequest : plainRequest;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = send(signed.url, {
      method,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(file && { "content-length": String(file.bytes) }),
      },
      timeout: this.#patience.idleMs,
    });
    sent.on("timeout", () => sent.destroy(new Error("it does not answer")));
    sent.on("error", reject).on("response", resolve);
    // A store that refuses answers before it has read everything: its answer counts, not the broken pipe.
    if (file) pipeline(createReadStream(file.path), sent).catch(reject);
    else sent.end();
    const answer = await promise;
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return read(answer);
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(await readText(answer))?.[1] ?? "";
    const told = `${origin} answered ${status} ${code} to ${method} ${bucket}/${prefix}${key}`;
    throw status >= 500 || status === 429
      ? new Error(`${status} ${code}`)
      : new Refused(told, status);
  }
}

async function readText(answer: IncomingMessage): Promise<string> {
  const bytes = await readUpTo(answer, MAX_ANSWER_BYTES);
  if (!bytes) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES} bytes`);
  return new TextDecoder().decode(bytes);
}
