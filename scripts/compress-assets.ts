/** Compresses the built files once, as well as they can be, so that serving them costs nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const client = fileURLToPath(new URL("../build/client", import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico)$/;
const GZIP_LEVEL = 9;

for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  const path = join(client, name);
  if (!COMPRESSIBLE.test(name) || !statSync(path).isFile()) continue;
  const body = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeSmaller(`${path}.br`, brotliCompressSync(body, { params }), body);
  writeSmaller(`${path}.gz`, gzipSync(body, { level: GZIP_LEVEL }), body);
}

/** What packing does not make smaller is sent as it is: a small picture, a few letters of JSON. */
function writeSmaller(path: string, packed: Buffer, plain: Buffer): void {
  if (packed.length < plain.length) writeFileSync(path, packed);
}
