/** What lies in deploy/ and can't run here: what it names is held against the tree, its form against a linter. */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv from "ajv";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { stagesOf } from "../../scripts/machine/dockerfile.ts";
import { siteArguments, siteEnvironment } from "../../scripts/site-process.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("compose, workflows and the update policy are well formed and name what exists", () => {
  const compose = parse(read("deploy/compose.yaml"), { merge: true });
  const sites = Object.keys(compose.services).filter((name) => name.startsWith("site-"));
  expect(sites).toHaveLength(2);
  const env = readdirSync(root)
    .filter((name) => /^env.*\.ts$/.test(name))
    .map(read)
    .join("");
  for (const name of sites) {
    const { environment, read_only, build, volumes } = compose.services[name];
    expect(read_only).toBe(true);
    expect(existsSync(join(root, "deploy", build.context, build.dockerfile))).toBe(true);
    // Each sees the other's intake, so that every archive holds both.
    const other = sites.find((site) => site !== name);
    expect(volumes).toEqual([`${name}:/data`, `${other}:${environment.BACKUP_FOLDERS}`]);
    const unknown = Object.keys(environment).filter((one) => !env.includes(`${one}:`));
    expect(unknown).toEqual([]);
  }
  // Otherwise a log fills the disk one night.
  for (const { logging } of Object.values<{ logging: object }>(compose.services)) {
    expect(logging).toMatchObject({ options: { "max-size": "10m" } });
  }
  const wanted = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(compose.services.front.environment)).toEqual([...new Set(wanted)]);
  const hosts = compose.services.front.environment.UPSTREAMS.split(" ");
  expect(hosts).toEqual(sites.map((name) => `${name}:3000`));
  const workflows = readdirSync(join(root, ".github/workflows"));
  for (const name of workflows) {
    const { jobs } = parse(read(`.github/workflows/${name}`));
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
    const commands = steps.map(({ run }) => run ?? "");
    if (name !== "operations.yml") expect(commands).toContain(".ci/run");
    const named = commands.join(" ").match(/\b(?:scripts|test)\/[\w./-]+/g) ?? [];
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
  expect(workflows).toHaveLength(3);
  // Nothing is released that has not passed.
  expect(parse(read(".github/workflows/release.yml")).jobs.release.needs).toBe("check");
  expect(JSON.parse(read("renovate.json")).extends).toContain("config:recommended");
});

it("the compose file is as the Compose Specification has it, and the Dockerfile as a linter has it", () => {
  // Of compose-spec/compose-spec on GitHub (Apache 2.0).
  const schema = JSON.parse(read("test/support/schemas/compose-spec.json"));
  const isSound = new Ajv({ strict: false, validateFormats: false }).compile({
    ...schema,
    $schema: undefined,
  });
  const compose = parse(read("deploy/compose.yaml"), { merge: true });
  isSound(compose);
  expect(isSound.errors).toBeNull();
  expect(isSound({ ...compose, services: { site: { imagine: "b4-site" } } })).toBe(false);
  const text = read("deploy/Dockerfile");
  const [, last] = stagesOf(text);
  expect(last?.steps).toContainEqual({ keyword: "USER", value: "b4" });
  expect(() => stagesOf(text.replace("USER b4", "USR b4"))).toThrow(/line \d+: .*USR/);
});

const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.skipIf(!hasAnalyze)(
  "systemd knows every word of the unit, and finds little that it leaves open",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "b4-unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // What it starts has to be there; all else is the file's.
    const unit = read("deploy/b4-site@.service").replace(/^ExecStart=\S+/m, "ExecStart=/bin/true");
    const file = join(folder, "b4-site@3000.service");
    writeFileSync(file, unit);
    const analyze = (...args: string[]) =>
      spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
    const verified = analyze("verify", "--man=no", "--recursive-errors=no");
    expect(verified.status, verified.stderr).toBe(0);
    expect(verified.stderr).not.toMatch(/b4-site.*(?:Unknown|Failed|Invalid)/);
    // In hundredths of ten: 32 today, 96 for one that asks for nothing of it.
    const secured = analyze("security", "--offline=true", "--threshold=35");
    expect(secured.status, secured.stdout).toBe(0);
  },
);

it("container and unit start the process as npm start does, as a user without rights", () => {
  const container = read("deploy/Dockerfile");
  const unit = read("deploy/b4-site@.service");
  for (const text of [container, unit]) {
    for (const [name, value] of Object.entries(siteEnvironment)) {
      expect(text, name).toMatch(new RegExp(`${name}=(?:/site/)?${value}`));
    }
    for (const argument of [...siteArguments, "server.ts"]) expect(text).toContain(argument);
  }
  expect(container.match(/^FROM /gm)).toHaveLength(2);
  const last = container.slice(container.lastIndexOf("\nFROM "));
  expect(last.indexOf("USER b4")).toBeGreaterThan(0);
  expect(last.indexOf("USER b4")).toBeLessThan(last.indexOf('CMD ["node", "--max'));
  expect(last).toContain("HEALTHCHECK");
  for (const path of container.match(/scripts\/[\w./-]+/g) ?? []) {
    expect(existsSync(join(root, path))).toBe(true);
  }
  expect(unit).toMatch(/^User=b4$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
});
