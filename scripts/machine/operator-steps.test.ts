import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ENVIRONMENT, INSTALL, KEYS, RESTORE } from "./operator-steps.ts";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const page = read("docs/deploy.md");
const part = page.slice(page.indexOf("## On a plain machine"), page.indexOf("## Behind a CDN"));
const blocks = [...part.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, text = ""]) => text);

/** A replay has these another way: packages of its own, a clone from a file, nginx instead of Caddy. */
const OTHERWISE = /^(?:apt-get|git clone)|caddy|^\[Service\]|^Environment=|^UNIT/;
const VARIABLE = /^([A-Z_]+)=(?!.* b4 )/;

/** One operator's names taken out of a command, and its comment. */
const plain = (line: string) =>
  line
    .replace(/\s+#.*/, "")
    .replace(/-…(?= )/, "")
    .replace(/--mail=\S+/, "--mail")
    .trim();

const commands = blocks
  .flatMap((block) => block.replaceAll(/\\\n\s*/g, "").split("\n"))
  .map(plain)
  .filter((line) => line !== "");
const replay = [INSTALL, ENVIRONMENT, KEYS, RESTORE, read("scripts/machine/operator.ts")]
  .join("\n")
  .replaceAll(/\\+\n\s*/g, "")
  .replaceAll(/--mail=\S+/g, "--mail");

it("are the commands of docs/deploy.md", () => {
  const wanted = commands.filter((line) => !OTHERWISE.test(line) && !VARIABLE.test(line));
  expect(wanted.length).toBeGreaterThan(7);
  const [defined = ""] = wanted.filter((line) => line.startsWith("b4() {"));
  const body = defined.replace(/^b4\(\) \{ (.*); \}$/, "$1");
  expect(replay).toContain(body);
  const missing = wanted.filter((line) => line !== defined && !replay.includes(line));
  expect(missing).toEqual([]);
  for (const inText of ["npm run deploy", "scripts/backup.ts verify", "scripts/backup.ts keys"]) {
    expect(part).toContain(inText);
    expect(replay).toContain(inText);
  }
});

it("set the variables that docs/deploy.md sets", () => {
  const namesIn = (lines: readonly string[]) =>
    lines.flatMap((line) => VARIABLE.exec(line)?.[1] ?? []);
  const asked = namesIn(commands);
  expect(asked).toContain("BACKUP_CRON");
  expect(namesIn(ENVIRONMENT.split("\n"))).toEqual(expect.arrayContaining(asked));
});
