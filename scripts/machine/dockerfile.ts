import { type Copy, DockerfileParser, type From } from "dockerfile-ast";
import { validate } from "dockerfile-utils";

/** One instruction of a stage, as far as a Dockerfile of ours uses it. */
export type Step =
  | { keyword: "RUN"; script: string }
  | { keyword: "WORKDIR" | "USER" | "VOLUME"; value: string }
  | { keyword: "ENV"; values: Record<string, string> }
  | { keyword: "COPY"; from: string | undefined; sources: string[]; target: string }
  | { keyword: "CMD" | "HEALTHCHECK"; command: string[] };
export type Stage = { image: string; name: string | undefined; steps: Step[] };

/** Says nothing about what is built; told by an engine to whoever asks. */
const UNUSED = new Set(["EXPOSE", "STOPSIGNAL"]);

/** The stages of a Dockerfile, in order. Throws for what a linter finds, and for what is not known here. */
export function stagesOf(text: string): Stage[] {
  const faults = validate(text).map(
    ({ message, range }) => `line ${range.start.line + 1}: ${message}`,
  );
  if (faults.length > 0) throw new Error(`The Dockerfile is not sound: ${faults.join("; ")}`);
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getArgumentsContent() ?? "";
    if (keyword === "FROM") {
      const from = instruction as From;
      stages.push({
        image: from.getImage() ?? "",
        name: from.getBuildStage() ?? undefined,
        steps: [],
      });
    } else if (!UNUSED.has(keyword)) {
      stages.at(-1)?.steps.push(stepOf(keyword, content, instruction));
    }
  }
  return stages;
}

function stepOf(keyword: string, content: string, instruction: unknown): Step {
  switch (keyword) {
    case "RUN":
      return { keyword, script: content };
    case "WORKDIR":
    case "USER":
    case "VOLUME":
      return { keyword, value: content };
    case "ENV":
      return { keyword, values: pairsIn(content) };
    case "COPY": {
      const copy = instruction as Copy;
      const places = copy.getArguments().map((argument) => argument.getValue());
      const from = copy
        .getFlags()
        .find((flag) => flag.getName() === "from")
        ?.getValue();
      return {
        keyword,
        from: from ?? undefined,
        sources: places.slice(0, -1),
        target: String(places.at(-1)),
      };
    }
    case "HEALTHCHECK":
    case "CMD":
      return { keyword, command: JSON.parse(content.slice(content.indexOf("["))) as string[] };
    default:
      throw new Error(`${keyword} is not known here`);
  }
}

const pairsIn = (content: string): Record<string, string> =>
  Object.fromEntries(
    content
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
