import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const MODULE = new URL("./browser.mjs", import.meta.url).href;
const SHELL = "chromium-headless-shell";

/** A machine with these programs, whose apt-get puts what it installs beside them. */
function machine(...programs: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "b4-machine-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  for (const name of programs) program(name, "");
  program(
    "apt-get",
    `for name; do :; done\ncase " $* " in *" install "*) /bin/cp ${folder}/apt-get ${folder}/$name;; esac`,
  );
  symlinkSync("/usr/bin/which", join(folder, "which"));
  return folder;
}

/** Which browser a run takes on a machine. */
function browserOf(folder: string, variables: Record<string, string>) {
  const script = `import { provideBrowser } from ${JSON.stringify(MODULE)};
    const { path, missing } = provideBrowser(); console.log(path ?? missing);`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { PATH: folder, ...variables },
    encoding: "utf8",
  });
  return stdout.trim().split("\n").at(-1)?.replace(`${folder}/`, "");
}

const ASKED = { WITH_SYSTEM_PACKAGES: "1" };

test("whoever asks gets the quick browser, also beside a slower one", () => {
  expect(browserOf(machine("chromium"), ASKED)).toBe(SHELL);
  expect(browserOf(machine(), ASKED)).toBe(SHELL);
});

test("nobody else gets any", () => {
  expect(browserOf(machine("chromium"), {})).toBe("chromium");
  expect(browserOf(machine(), {})).toMatch(/^no Chrome or Chromium is installed/);
});

test("a browser that is named is taken", () => {
  expect(browserOf(machine(SHELL), { ...ASKED, CHROMIUM_PATH: "/opt/one" })).toBe("/opt/one");
});
