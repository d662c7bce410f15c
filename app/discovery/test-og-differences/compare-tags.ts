import type { HeadTag } from "./head-tags.ts";

export type Verdict = "same" | "differs" | "onlyLeft" | "onlyRight";
export type TagPair = {
  name: string;
  left: string | undefined;
  right: string | undefined;
  verdict: Verdict;
};

/** Two pages' tags in the order of the left one; repeated names are paired in their order. */
export function compareTags(left: readonly HeadTag[], right: readonly HeadTag[]): TagPair[] {
  const rest = [...right];
  const pairs = left.map(({ name, value }): TagPair => {
    const at = rest.findIndex((tag) => tag.name === name);
    if (at < 0) return { name, left: value, right: undefined, verdict: "onlyLeft" };
    const other = rest.splice(at, 1)[0]?.value;
    return { name, left: value, right: other, verdict: value === other ? "same" : "differs" };
  });
  const others = rest.map(
    ({ name, value }): TagPair => ({
      name,
      left: undefined,
      right: value,
      verdict: "onlyRight",
    }),
  );
  return [...pairs, ...others];
}
