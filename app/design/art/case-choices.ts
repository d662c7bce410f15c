import { type CaseChoice, type CaseSlug, URBAN_FIT } from "../../../content/facts/case-studies.ts";
import { classFromAbove } from "./choice-class.ts";
import { dinnerMenu, dinnerTable } from "./choice-dinner.ts";
import { gameRun } from "./choice-game.ts";
import { CHOICE_HEIGHT, CHOICE_WIDTH } from "./choice-ground.ts";
import { hostLineUp, hostShelf } from "./choice-host.ts";
import { type Shape, svgDocument } from "./shape.ts";

function shapesOf(choice: CaseChoice): readonly Shape[] {
  switch (choice.slug) {
    case "urban-fit": {
      const { clubs, mornings, weeks, before } = URBAN_FIT;
      const week = weeks[choice.week - 1];
      const taken =
        week?.taken ?? before.reduce<number>((all, one) => all + one, 0) / before.length;
      return classFromAbove(Math.round(taken / clubs / mornings), week !== undefined);
    }
    case "fresh-food":
      return dinnerTable(choice.dish);
    case "glow-beauty":
      return hostShelf(choice.host);
    case "nextgen-gaming":
      return gameRun(choice.level);
  }
}

const drawn = (shapes: readonly Shape[]) =>
  svgDocument(CHOICE_WIDTH, CHOICE_HEIGHT, shapes, { slice: "xMidYMid meet" });

/** What a reader's choice on a case study leads to, drawn from the case's own figures. */
export function caseChoiceSvg(choice: CaseChoice): string {
  return drawn(shapesOf(choice));
}

const BEFORE: Readonly<Partial<Record<CaseSlug, () => readonly Shape[]>>> = {
  "fresh-food": dinnerMenu,
  "glow-beauty": hostLineUp,
};

/** The cases in which nothing is chosen at first. */
export const OPEN_CASES = Object.keys(BEFORE) as CaseSlug[];

/** What is seen before a choice: all that may be chosen, whole. */
export function caseBeforeSvg(slug: CaseSlug): string {
  return drawn(BEFORE[slug]?.() ?? []);
}
