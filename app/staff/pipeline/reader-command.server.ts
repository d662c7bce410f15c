import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../../packages/lib/project-folder.ts";

const READER = "packages/document-reader/main.ts";
/** The part of its memory that the reader's scripts may use, in megabytes. */
const MAX_HEAP_MB = 160;
/** Processor time after which the system ends it, in seconds: for one whose parent was killed. */
const MAX_CPU_SECONDS = 10;
const SHELL = "/bin/sh";

let known: readonly string[] | undefined;

/**
 * What starts the reader of documents, to be followed by the type: this Node, which may read the
 * program's own files and nothing else, reach nobody, start nothing and make no code out of texts.
 */
export function readerCommand(): readonly string[] {
  if (known) return known;
  const folder = realpathSync(PROJECT_FOLDER);
  const readable = ["packages", "package.json", "node_modules"].map((name) => join(folder, name));
  const plain = [
    process.execPath,
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${realpathSync(path)}`),
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${MAX_HEAP_MB}`,
    join(folder, READER),
  ];
  known = existsSync(SHELL) ? limited(plain) : plain;
  return known;
}

/** No core file of a stranger's document, and an end to its processor time. */
const limited = (plain: readonly string[]): readonly string[] => [
  SHELL,
  "-c",
  `ulimit -c 0; ulimit -t ${MAX_CPU_SECONDS}; exec "$@"`,
  SHELL,
  ...plain,
];
