/**
 * Pictures as data. Every picture of the site is a list of shapes: the server prints them as SVG
 * text, the browser renders the same list as React elements (`shape-view.tsx`). One description,
 * two renderers, so the poster in the join form and the one in the mail cannot drift apart.
 */

export type ShapeTag = "circle" | "clipPath" | "ellipse" | "g" | "path" | "rect";

/** Attribute names as React spells them (`strokeWidth`); the text renderer hyphenates them. */
export type ShapeAttrs = Readonly<Record<string, number | string>>;

export interface Shape {
  readonly tag: ShapeTag;
  readonly attrs: ShapeAttrs;
  readonly children?: readonly Shape[];
}

/** Rounds to one decimal: a tenth of a unit is below a pixel at every size the site uses. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Path data with every interpolated number rounded: d`M${x} ${y}H${right}`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((text, part, index) => `${text}${round(values[index - 1] ?? 0)}${part}`);
}

export function path(data: string, fill: string, extra: ShapeAttrs = {}): Shape {
  return { tag: "path", attrs: { d: data, fill, ...extra } };
}

/** An unfilled line. */
export function stroke(data: string, colour: string, width: number, extra: ShapeAttrs = {}): Shape {
  return {
    tag: "path",
    attrs: { d: data, fill: "none", stroke: colour, strokeWidth: round(width), ...extra },
  };
}

/** A thick line with round ends: fingers, handles; of no length, a dot. */
export function limb(data: string, colour: string, width: number): Shape {
  return stroke(data, colour, width, { strokeLinecap: "round" });
}

/** A limb with round corners too: arms, stands. */
export function bentLimb(data: string, colour: string, width: number): Shape {
  return stroke(data, colour, width, { strokeLinecap: "round", strokeLinejoin: "round" });
}

export function circle(cx: number, cy: number, r: number, fill: string): Shape {
  return { tag: "circle", attrs: { cx: round(cx), cy: round(cy), r: round(r), fill } };
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: ShapeAttrs = {},
): Shape {
  const corner = { ...(x === 0 ? {} : { x: round(x) }), ...(y === 0 ? {} : { y: round(y) }) };
  const size = { width: round(width), height: round(height) };
  return { tag: "rect", attrs: { ...corner, ...size, fill, ...extra } };
}

export function group(children: readonly Shape[], attrs: ShapeAttrs): Shape {
  return { tag: "g", attrs, children };
}

/** Moves, turns (degrees) and scales a list of shapes. */
export function place(
  children: readonly Shape[],
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): Shape {
  const rotate = turn === 0 ? "" : `rotate(${round(turn)})`;
  const size = scale === 1 ? "" : `scale(${Math.round(scale * 1000) / 1000})`;
  return group(children, { transform: `translate(${round(x)} ${round(y)})${rotate}${size}` });
}

/** Shapes clipped to an outline. `id` must be unique to this outline on a page. */
export function clipped(id: string, outline: Shape, children: readonly Shape[]): readonly Shape[] {
  return [
    { tag: "clipPath", attrs: { id }, children: [outline] },
    group(children, { clipPath: `url(#${id})` }),
  ];
}

/** Subpath of an axis-parallel box, so that many boxes of one colour make one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Subpath of a disc. */
export function disc(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for element content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function attribute([name, value]: readonly [string, number | string]): string {
  if (name === "className") return ` class="${escapeMarkup(String(value))}"`;
  const hyphenated = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${hyphenated}="${escapeMarkup(String(value))}"`;
}

/** SVG text of a list of shapes, without the root element. */
export function shapesToMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attrs, children }) => {
      const open = `<${tag}${Object.entries(attrs).map(attribute).join("")}`;
      return children ? `${open}>${shapesToMarkup(children)}</${tag}>` : `${open}/>`;
    })
    .join("");
}

export interface SvgOptions {
  /** Accessible name. Without it the picture is decoration and hidden from assistive technology. */
  readonly title?: string | undefined;
  /** Displayed width in CSS pixels; the height follows. Without it the container decides. */
  readonly width?: number | undefined;
  /** How a frame of another shape crops the picture; default centred. */
  readonly slice?: string;
  /** `class` of the root element. */
  readonly className?: string;
}

/** A standalone SVG document: no style element, no style attributes, no scripts. */
export function svgDocument(
  viewWidth: number,
  viewHeight: number,
  shapes: readonly Shape[],
  { title, width, slice = "xMidYMid slice", className }: SvgOptions = {},
): string {
  const box = `viewBox="0 0 ${round(viewWidth)} ${round(viewHeight)}" preserveAspectRatio="${slice}"`;
  const size =
    width === undefined
      ? ""
      : ` width="${round(width)}" height="${round((width * viewHeight) / viewWidth)}"`;
  const name = title ? ` role="img"` : ` aria-hidden="true"`;
  const label = title ? `<title>${escapeMarkup(title)}</title>` : "";
  const classes = className ? ` class="${escapeMarkup(className)}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg"${classes} ${box}${size}${name}>${label}${shapesToMarkup(shapes)}</svg>`;
}
