import {
  CASE_CHOICES,
  type CaseSlug,
  GLOW_BEAUTY,
} from "../../../../content/facts/case-studies.ts";
import type { Content } from "../../../content/content.server.ts";
import { fill, fillAll } from "../../../i18n/fill.ts";
import type { CaseWords } from "./case-words.ts";
import type { BarsModel, ColumnsModel, LanesModel, WeeksModel } from "./charts/chart-models.ts";
import { freshFoodCharts, freshFoodValues } from "./figures/fresh-food.ts";
import { glowBeautyCharts, glowBeautyValues } from "./figures/glow-beauty.ts";
import { nextgenGamingCharts, nextgenGamingValues } from "./figures/nextgen-gaming.ts";
import { urbanFitCharts, urbanFitValues } from "./figures/urban-fit.ts";
import { numberFormats } from "./number-formats.ts";

/** What a choice is called, in the case's own words where its chart has them. */
function optionsOf(slug: CaseSlug, content: Content): readonly string[] {
  const host = (id: "morning" | "sensitive" | "night") => {
    const { hosts } = content.words("caseGlowBeauty");
    const viewers = numberFormats(content.locale).whole(GLOW_BEAUTY.hosts[id].viewers);
    return fill(hosts.option, { host: hosts[id], viewers });
  };
  switch (slug) {
    case "urban-fit":
      return content.words("caseUrbanFit").decide.options;
    case "fresh-food": {
      const { vote } = content.words("caseFreshFood");
      return CASE_CHOICES[slug].map(({ dish }) => vote[dish]);
    }
    case "glow-beauty":
      return CASE_CHOICES[slug].map((choice) => host(choice.host));
    case "nextgen-gaming":
      return content.words("caseNextgenGaming").lanes.levels;
  }
}

/** What stands on the picture of all that may be chosen, where nothing is chosen at first. */
function namesOf(slug: CaseSlug, content: Content): readonly string[] {
  switch (slug) {
    case "fresh-food":
      return optionsOf(slug, content);
    case "glow-beauty": {
      const { hosts } = content.words("caseGlowBeauty");
      return CASE_CHOICES[slug].map((choice) => hosts[choice.host]);
    }
    default:
      return [];
  }
}

export type CasePage = {
  head: { title: string; description: string };
  words: CaseWords;
  /** What may be chosen, in the order of the case's choices. */
  options: readonly string[];
  /** What each is called on the picture of all of them, if there is one. */
  names: readonly string[];
  charts: { bars: BarsModel; columns?: ColumnsModel; lanes?: LanesModel; weeks?: WeeksModel };
};

/** A case study with its figures counted and written into its words. */
export function caseOf(slug: CaseSlug, content: Content): CasePage {
  const formats = numberFormats(content.locale);
  const asked = { options: optionsOf(slug, content), names: namesOf(slug, content) };
  switch (slug) {
    case "urban-fit": {
      const words = fillAll(content.words("caseUrbanFit"), urbanFitValues(formats));
      return { ...pageOf(words, urbanFitCharts(words, formats)), ...asked };
    }
    case "fresh-food": {
      const words = fillAll(content.words("caseFreshFood"), freshFoodValues(formats));
      return { ...pageOf(words, freshFoodCharts(words, formats)), ...asked };
    }
    case "glow-beauty": {
      const source = content.words("caseGlowBeauty");
      const words = fillAll(source, glowBeautyValues(source, formats));
      return { ...pageOf(words, glowBeautyCharts(words, formats)), ...asked };
    }
    case "nextgen-gaming": {
      const words = fillAll(content.words("caseNextgenGaming"), nextgenGamingValues(formats));
      return { ...pageOf(words, nextgenGamingCharts(words, formats)), ...asked };
    }
  }
}

/** Leaves out the words that are in the charts already. */
function pageOf(
  all: CaseWords & CasePage["head"],
  charts: CasePage["charts"],
): Omit<CasePage, "options" | "names"> {
  const { title, description, heading, lead, industry, illustrative, notice, asked, counted } = all;
  const { card, decide, facts, brief, approach, result, learned, next } = all;
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
      decide,
      facts,
      brief,
      approach,
      result,
      learned,
      next,
    },
    charts,
  };
}
