import { parseSync } from "vite";

/** A regular expression as a source has it; `source` is undefined when only a run would tell. */
export type Pattern = { file: string; line: number; source: string | undefined; flags: string };

type Node = { type: string; start: number; [key: string]: unknown };

/** What stands for a part that is put together when the program runs: some text without marks. */
const SOME_TEXT = "x";
/** Methods of texts that make a pattern of a text. */
const MATCHING = new Set(["match", "matchAll", "search"]);

/**
 * All regular expressions of a file, in its order: literals, `RegExp` with or without `new`, and texts
 * given to `match`, `matchAll` and `search`. In a template, what is put in counts as plain text.
 * Throws when the file can't be parsed.
 */
export function patternsIn(file: string, code: string): Pattern[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: (Pattern & { start: number })[] = [];
  visit(program, (node) => {
    const pattern = literal(node) ?? made(node) ?? matched(node);
    if (!pattern) return;
    const line = code.slice(0, node.start).split("\n").length;
    found.push({ file, line, start: node.start, ...pattern });
  });
  found.sort((a, b) => a.start - b.start);
  return found.map(({ start: _, ...pattern }) => pattern);
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const key in value) if (key !== "parent") visit(value[key], see);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

type Read = Pick<Pattern, "source" | "flags">;

function literal(node: Node): Read | undefined {
  const regex = node.type === "Literal" ? (node.regex as { pattern: string; flags: string }) : null;
  return regex ? { source: regex.pattern, flags: regex.flags } : undefined;
}

function made(node: Node): Read | undefined {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return undefined;
  if ((node.callee as Node).name !== "RegExp") return undefined;
  const [source, flags] = node.arguments as Node[];
  // A copy of a pattern is judged where that stands.
  if (source && literal(source)) return undefined;
  return { source: textOf(source), flags: textOf(flags) ?? "" };
}

function matched(node: Node): Read | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { property } = node.callee as { property?: { name?: string } };
  if (!property?.name || !MATCHING.has(property.name)) return undefined;
  const source = textOf((node.arguments as Node[])[0]);
  return source === undefined ? undefined : { source, flags: "" };
}

/** The text that an expression gives; undefined when none of it stands there. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") {
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .join(SOME_TEXT);
  }
  if (node?.type === "BinaryExpression" && node.operator === "+") {
    const sides = [node.left, node.right].map((side) => textOf(side as Node));
    if (sides.every((side) => side === undefined)) return undefined;
    return sides.map((side) => side ?? SOME_TEXT).join("");
  }
  return undefined;
}
