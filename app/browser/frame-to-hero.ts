import { useLayoutEffect } from "react";

const FRAME = "::view-transition-group(frame)";
const PICTURE_BEFORE = "::view-transition-old(frame)";
const PICTURE_AFTER = "::view-transition-new(frame)";

/** What a cropped picture shows of itself, as `object-position`: across and down. */
const [ACROSS, DOWN] = [0.5, 0.62];

/** Straight pieces its way is drawn in: with so many, none was more than 1.1 px from the curve in four real moves. */
const PIECES = 48;

type Size = { width: number; height: number };
type Box = Size & { x: number; y: number };

/**
 * Moves a pressed frame to where its page's first picture is by transforms alone. Browsers change its
 * width and height, a layout for each step on the thread that is busy with the next page just then;
 * transforms go on beside it. For what draws that picture, `picture` saying which it is; where an
 * engine does not tell of the move that is on, it stays as frame-to-hero.css has it.
 */
export function useFrameToHero(picture: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another move.
  useLayoutEffect(() => {
    document.activeViewTransition?.ready.then(moveByTransforms, () => {});
  }, [picture]);
}

function moveByTransforms(): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== FRAME) continue;
    const [start, end] = effect.getKeyframes();
    if (!start || !end) continue;
    const [from, to] = [boxOf(start), boxOf(end)];
    const { delay, duration } = effect.getComputedTiming();
    const timing = { delay: Number(delay), duration: Number(duration), easing: start.easing };
    effect.setKeyframes(frameSteps(from, to));
    effect.updateTiming(timing);
    move(PICTURE_BEFORE, pictureSteps(from, to, from), timing);
    move(PICTURE_AFTER, pictureSteps(from, to, to), timing);
  }
}

function move(pseudoElement: string, keyframes: Keyframe[], timing: EffectTiming): void {
  const root = document.documentElement;
  root.animate({ objectFit: ["fill", "fill"] }, { fill: "forwards", pseudoElement });
  root.animate(keyframes, { ...timing, fill: "both", pseudoElement });
}

/** A frame on its way: as large as at the end, made smaller. */
export const frameSteps = (from: Box, to: Box): Keyframe[] =>
  steps(from, to).map(({ x, y, width, height }) => ({
    transform: `translate(${x}px, ${y}px) scale(${width / to.width}, ${height / to.height})`,
  }));

/**
 * A picture stretched over that frame: undoes stretching and scaling, and fills the frame by its own
 * `size`, as `object-fit: cover` would.
 */
export const pictureSteps = (from: Box, to: Box, size: Size): Keyframe[] =>
  steps(from, to).map(({ width, height }) => {
    const scale = Math.max(width / size.width, height / size.height);
    const [wide, high] = [(size.width * scale) / width, (size.height * scale) / height];
    const [x, y] = [(1 - wide) * ACROSS * to.width, (1 - high) * DOWN * to.height];
    return { transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})` };
  });

function steps(from: Box, to: Box): Box[] {
  return Array.from({ length: PIECES + 1 }, (_, index) => {
    const between = (name: keyof Box) => from[name] + ((to[name] - from[name]) * index) / PIECES;
    return { x: between("x"), y: between("y"), width: between("width"), height: between("height") };
  });
}

function boxOf({ transform, width, height }: ComputedKeyframe): Box {
  const { e: x, f: y } = new DOMMatrix(String(transform));
  return {
    x,
    y,
    width: Number.parseFloat(String(width)),
    height: Number.parseFloat(String(height)),
  };
}
