import type { CaseSlug } from "../../../../content/facts/case-studies.ts";
import type { Content } from "../../../content/content.server.ts";
import { fillAll } from "../../../i18n/fill.ts";
import type { CaseWords } from "./case-words.ts";
import type { BarsModel, ColumnsModel, LanesModel } from "./charts/chart-models.ts";
import { freshFoodCharts, freshFoodValues } from "./figures/fresh-food.ts";
import { glowBeautyCharts, glowBeautyValues } from "./figures/glow-beauty.ts";
import { nextgenGamingCharts, nextgenGamingValues } from "./figures/nextgen-gaming.ts";
import { urbanFitCharts, urbanFitValues } from "./figures/urban-fit.ts";
import { numberFormats } from "./number-formats.ts";

export type CasePage = {
  head: { title: string; description: string };
  words: CaseWords;
  columns: ColumnsModel;
  bars: BarsModel;
  lanes: LanesModel | undefined;
};

/** A case study with its figures counted and written into its words. */
export function caseOf(slug: CaseSlug, content: Content): CasePage {
  const formats = numberFormats(content.locale);
  switch (slug) {
    case "urban-fit": {
      const words = fillAll(content.words("caseUrbanFit"), urbanFitValues(formats));
      return pageOf(words, urbanFitCharts(words, formats));
    }
    case "fresh-food": {
      const words = fillAll(content.words("caseFreshFood"), freshFoodValues(formats));
      return pageOf(words, freshFoodCharts(words, formats));
    }
    case "glow-beauty": {
      const source = content.words("caseGlowBeauty");
      const words = fillAll(source, glowBeautyValues(source, formats));
      return pageOf(words, glowBeautyCharts(words, formats));
    }
    case "nextgen-gaming": {
      const words = fillAll(content.words("caseNextgenGaming"), nextgenGamingValues(formats));
      return pageOf(words, nextgenGamingCharts(words, formats));
    }
  }
}

type Charts = Pick<CasePage, "columns" | "bars" | "lanes">;

/** Leaves out the words that are in the charts already. */
function pageOf(all: CaseWords & CasePage["head"], charts: Charts): CasePage {
  const { title, description, heading, lead, industry, illustrative, notice, asked, counted } = all;
  const { card, facts, brief, approach, result, learned, next } = all;
  return {
    head: { title, description },
    words: {
      heading,
      lead,
      industry,
      illustrative,
      notice,
      asked,
      counted,
      card,
      facts,
      brief,
      approach,
      result,
      learned,
      next,
    },
    ...charts,
  };
}
