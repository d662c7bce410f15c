import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { bringNode, known, type Machine, machine, must } from "./debian.ts";
import type { Stage, Step } from "./dockerfile.ts";

/** What an engine would be told of the last stage. */
export type Image = Machine & {
  env: Record<string, string>;
  cwd: string;
  user: string;
  volumes: string[];
  command: string[];
  healthcheck: string[];
};

/** What changes files; all else is a setting. */
const WORK: ReadonlySet<string> = new Set(["RUN", "COPY"]);

type Settings = Pick<Image, "env" | "cwd" | "user" | "volumes" | "command" | "healthcheck">;

/**
 * Walks the stages in order, each on a Debian of its own, and answers the last one. `say` hears of each step.
 * With `isMade` nothing is run or copied: the last one is as a walk before has left it.
 */
export function imageOf(
  stages: readonly Stage[],
  context: string,
  say: (line: string) => void,
  isMade = false,
): Image {
  const made = new Map<string, Machine>();
  let last: Image | undefined;
  for (const [index, stage] of stages.entries()) {
    const own = isMade ? known(`image-${index}`) : machine(`image-${index}`);
    // In place of the image with that Node: any from 20 on does the same.
    if (stage.image.startsWith("node:") && !isMade) bringNode(own.root);
    const settings: Settings = {
      env: {},
      cwd: "/",
      user: "root",
      volumes: [],
      command: [],
      healthcheck: [],
    };
    for (const step of stage.steps) {
      if (isMade && WORK.has(step.keyword)) continue;
      const begun = performance.now();
      walk(step, { own, settings, made, context });
      say(`${stage.image}: ${step.keyword} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    if (stage.name) made.set(stage.name, own);
    last = { ...own, ...settings };
  }
  if (!last) throw new Error("The Dockerfile has no stage");
  // What is mounted in them is this machine's own: nobody should meet it who deletes the folder.
  for (const { root, unmount } of made.values()) if (root !== last.root) unmount();
  return last;
}

type Place = {
  own: Machine;
  settings: Settings;
  made: ReadonlyMap<string, Machine>;
  context: string;
};

function walk(step: Step, { own, settings, made, context }: Place): void {
  switch (step.keyword) {
    case "RUN":
      own.sh(step.script, settings.env, settings.cwd);
      return;
    case "WORKDIR":
      settings.cwd = resolve(settings.cwd, step.value);
      mkdirSync(join(own.root, settings.cwd), { recursive: true });
      return;
    case "ENV":
      Object.assign(settings.env, step.values);
      return;
    case "USER":
      settings.user = step.value;
      return;
    case "VOLUME":
      settings.volumes.push(step.value);
      return;
    case "CMD":
      settings.command = step.command;
      return;
    case "HEALTHCHECK":
      settings.healthcheck = step.command;
      return;
    case "COPY": {
      const stage = step.from === undefined ? undefined : made.get(step.from);
      if (step.from !== undefined && !stage) throw new Error(`There is no stage ${step.from}`);
      const target = join(own.root, resolve(settings.cwd, step.target));
      for (const source of step.sources) {
        if (stage) copyAll(join(stage.root, source), target);
        else if (source === ".") copyContext(context, target);
        else copyOne(join(context, source), target, step.target.endsWith("/"));
      }
    }
  }
}

function copyAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  must("cp", ["-a", `${from}/.`, to]);
}

function copyOne(from: string, to: string, isFolder: boolean): void {
  const isIntoFolder = isFolder || (existsSync(to) && statSync(to).isDirectory());
  cpSync(from, isIntoFolder ? join(to, basename(from)) : to);
}

/** What lies in the context but for what .dockerignore names: there, plain names in its uppermost folder. */
function copyContext(context: string, to: string): void {
  const ignored = readFileSync(join(context, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const wild = ignored.find((name) => /[*!?[\]/]/.test(name));
  if (wild) throw new Error(`.dockerignore has ${wild}: only plain names are known here`);
  const excluded = ignored.map((name) => `--exclude=./${name}`);
  must("sh", [
    "-ec",
    'from=$1; to=$2; shift 2; tar -C "$from" --anchored "$@" -c . | tar -C "$to" --no-same-owner -x',
    ...["sh", context, to, ...excluded],
  ]);
}
