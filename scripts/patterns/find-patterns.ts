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
 * given to `match`, `matchAll` and `search`. What a file's own constants put into a text is put in; what
 * only a run would tell counts as plain text. Throws when the file can't be parsed.
 */
export function patternsIn(file: string, code: string): Pattern[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: (Pattern & { start: number })[] = [];
  const constants = new Map<string, string>();
  visit(program, (node) => {
    const constant = declared(node, constants);
    if (constant) constants.set(...constant);
    const pattern = literal(node) ?? made(node, constants) ?? matched(node, constants);
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

type Constants = ReadonlyMap<string, string>;

/** A constant's name and text, as far as it stands there. */
function declared(node: Node, constants: Constants): [string, string] | undefined {
  if (node.type !== "VariableDeclarator") return undefined;
  const { name } = node.id as { name?: string };
  const text = textOf(node.init as Node | undefined, constants);
  return name === undefined || text === undefined ? undefined : [name, text];
}

function made(node: Node, constants: Constants): Read | undefined {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return undefined;
  if ((node.callee as Node).name !== "RegExp") return undefined;
  const [source, flags] = node.arguments as Node[];
  // A copy of a pattern is judged where that stands.
  if (source && literal(source)) return undefined;
  return { source: textOf(source, constants), flags: textOf(flags, constants) ?? "" };
}

function matched(node: Node, constants: Constants): Read | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { property } = node.callee as { property?: { name?: string } };
  if (!property?.name || !MATCHING.has(property.name)) return undefined;
  const source = textOf((node.arguments as Node[])[0], constants);
  return source === undefined ? undefined : { source, flags: "" };
}

type Template = { quasis: { value: { cooked: string; raw: string } }[]; expressions: Node[] };

/** The text that an expression gives; undefined when none of it stands there. */
function textOf(node: Node | null | undefined, constants: Constants): string | undefined {
  if (!node) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "Identifier") return constants.get(String(node.name));
  if (node.type === "TemplateLiteral") return filled(node as Node & Template, "cooked", constants);
  if (node.type === "TaggedTemplateExpression" && isRaw(node.tag as Node)) {
    return filled(node.quasi as Node & Template, "raw", constants);
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const sides = [node.left, node.right].map((side) => textOf(side as Node, constants));
    if (sides.every((side) => side === undefined)) return undefined;
    return sides.map((side) => side ?? SOME_TEXT).join("");
  }
  return undefined;
}

const isRaw = (tag: Node): boolean =>
  (tag.object as Node | undefined)?.name === "String" &&
  (tag.property as Node | undefined)?.name === "raw";

function filled({ quasis, expressions }: Template, form: "cooked" | "raw", constants: Constants) {
  return quasis
    .map(({ value }, index) => {
      const put = expressions[index];
      return value[form] + (put ? (textOf(put, constants) ?? SOME_TEXT) : "");
    })
    .join("");
}
