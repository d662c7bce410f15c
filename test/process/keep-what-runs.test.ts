/** A release holds what the site runs with, and no more: a built tree without what only a build needs. */

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { TOP } from "../../scripts/boundaries/rooms.ts";
import { keepWhatRuns } from "../../scripts/deploy/keep-what-runs.mjs";
import { freePort, get, HANG_MS, start } from "../support/process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** npm's own list of what is there: it writes into it, and links share what is written. */
const LIST = "node_modules/.package-lock.json";

/** What is served by a package of its own, each loaded when it is first asked for. */
const ICONS = "/api/_nuxt_icon/lucide.json?icons=bell";
const PATHS = ["/about", "/account/sign-in", ICONS];

/** The built tree with packages of its own, linked: what goes from here stays there. */
function builtTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "b4-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = readdirSync(ROOT).filter((file) => /\.(?:ts|json)$/.test(file));
  for (const part of [...TOP, "scripts", "build", ...files]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, "node_modules"));
  const [from, to] = [`${ROOT}/node_modules/.`, join(folder, "node_modules")];
  execFileSync("sh", ["-c", 'cp -al "$0" "$1" 2>&1 || cp -a "$0" "$1"', from, to]);
  rmSync(join(folder, LIST));
  copyFileSync(join(ROOT, LIST), join(folder, LIST));
  return folder;
}

/** A command in the tree, on our Node. Answers its exit code and all that it said. */
async function command(cwd: string, script: string, DATA_DIR: string) {
  const child = spawn(join(cwd, "node_modules/.bin/node"), [script], {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
}

it(
  "serves pages, icons and pictures, and takes backups, without what only a build needs",
  async () => {
    const tree = builtTree();
    await keepWhatRuns(tree);
    for (const name of ["typescript", "vite", "@playwright/test", "vitest", "tailwindcss"]) {
      expect(existsSync(join(tree, "node_modules", name)), name).toBe(false);
      expect(existsSync(join(ROOT, "node_modules", name)), `${name} at home`).toBe(true);
    }
    const PORT = await freePort();
    const site = start({ PORT }, tree);
    await site.ready();
    for (const path of PATHS) expect((await get(PORT, path)).status, path).toBe(200);
    const [, image = ""] =
      /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec((await get(PORT, "/about")).body) ?? [];
    expect((await get(PORT, image)).status, image).toBe(200);
    const icons = JSON.parse((await get(PORT, ICONS)).body);
    expect(Object.keys(icons.icons)).toEqual(["bell"]);
    const made = await command(tree, "scripts/backup.ts", site.folder);
    expect(made, made.said).toMatchObject({ code: 0 });
    const found = await command(tree, "scripts/doctor.ts", site.folder);
    expect(found.said).toContain("The legal pages do not say who runs the site");
    expect(found.said).not.toContain("ERR_MODULE_NOT_FOUND");
  },
  HANG_MS,
);
