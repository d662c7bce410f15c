import { createElement, type ReactElement } from "react";
import type { Shape } from "./shape.ts";

/** Renders shapes as SVG elements; children are spread, so order is identity and no keys are needed. */
export function shapeElement({ tag, attrs, children = [] }: Shape): ReactElement {
  return createElement(tag, attrs, ...children.map(shapeElement));
}

export interface PictureProps {
  readonly viewBox: string;
  readonly shapes: readonly Shape[];
  readonly className: string;
  /** Accessible name. Without it the picture is decoration and hidden from assistive technology. */
  readonly title?: string | undefined;
  readonly slice?: string | undefined;
}

/** The element form of `svgDocument`: same attributes, same children. */
export function Picture({ viewBox, shapes, className, title, slice }: PictureProps): ReactElement {
  const name = title ? { role: "img" } : { "aria-hidden": true };
  const label = title ? [createElement("title", null, title)] : [];
  return createElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      className,
      viewBox,
      preserveAspectRatio: slice ?? "xMidYMid slice",
      ...name,
    },
    ...label,
    ...shapes.map(shapeElement),
  );
}
