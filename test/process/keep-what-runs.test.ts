/** A release holds what the site runs with, and no more: a built tree without what only a build needs. */

import { execFileSync } from "node:child_process";
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
import { command } from "../support/command.ts";
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

it(
  "serves pages, icons and pictures, and takes backups, without what only a build needs",
  async () => {
    const tree = builtTree();
    await keepWhatRuns(tree);
    for (const name of ["typescript", "vite", "@playwright/test", "vitest", "tailwindcss"]) {
      expect(existsSync(join(tree, "node_modules", name)), name).toBe(false);
      expect(existsSync(join(ROOT, "node_modules", name)), `${name} at home`).toBe(true);
    }
    const unread = [
      "react-dom/cjs/react-dom-profiling.profiling.js",
      "react-dom/cjs/react-dom-server.edge.production.js",
      "zod/src/index.ts",
      "inter-ui/web",
    ];
    for (const name of unread) {
      const isThere = (folder: string) => existsSync(join(folder, "node_modules", name));
      expect(isThere(ROOT), `${name} at home`).toBe(true);
      expect(isThere(tree), name).toBe(false);
    }
    expect(existsSync(join(tree, "node_modules/react/LICENSE"))).toBe(true);
    const PORT = await freePort();
    const site = start({ PORT }, tree);
    await site.ready();
    for (const path of PATHS) expect((await get(PORT, path)).status, path).toBe(200);
    const [, image = ""] =
      /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec((await get(PORT, "/about")).body) ?? [];
    expect((await get(PORT, image)).status, image).toBe(200);
    const icons = JSON.parse((await get(PORT, ICONS)).body);
    expect(Object.keys(icons.icons)).toEqual(["bell"]);
    const made = await command(["scripts/backup.ts"], { DATA_DIR: site.folder }, tree);
    expect(made, made.said).toMatchObject({ code: 0 });
    const found = await command(["scripts/doctor.ts"], { DATA_DIR: site.folder }, tree);
    expect(found.said).toContain("The legal pages do not say who runs the site");
    expect(found.said).not.toContain("ERR_MODULE_NOT_FOUND");
  },
  HANG_MS,
);
