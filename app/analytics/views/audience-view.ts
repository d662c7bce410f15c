import type { AudienceShare, Insights } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { Format } from "../words/format.ts";
import type { ResultWords } from "./score-view.ts";

/** Parts of a whole, largest first. */
export type SharesView = {
  key: "gender" | "territories" | "viewers";
  title: string;
  note: string;
  summary: string;
  parts: { name: string; share: number; text: string }[];
  columns: string[];
};

/** As the platform writes them in either language, in small letters. */
const GENDERS: Record<string, "female" | "male" | "other"> = {
  female: "female",
  women: "female",
  γυναίκα: "female",
  γυναίκες: "female",
  male: "male",
  men: "male",
  άνδρας: "male",
  άντρας: "male",
  άνδρες: "male",
  other: "other",
  others: "other",
  άλλο: "other",
};
const OTHERS = /^(?:others?|άλλ[οαες]+)$/i;
/** Territories shown; the export lists five and the rest together. */
const SHOWN_PARTS = 8;

/** What the files tell of the people: gender, territories, new and returning viewers. */
export function audienceView(insights: Insights, words: ResultWords, format: Format): SharesView[] {
  const { audience } = words;
  const followers = (
    key: "gender" | "territories",
    shares: readonly AudienceShare[],
    name: (label: string) => string,
  ) => make(key, audience.followersNote, named(shares, name), words, format);
  const { newViewers, returningViewers } = insights.totals ?? {};
  const fresh = newViewers?.value ?? 0;
  const back = returningViewers?.value ?? 0;
  const all = fresh + back;
  return [
    followers("gender", insights.gender, (label) => {
      const known = GENDERS[label.toLowerCase()];
      return known ? audience.genders[known] : label;
    }),
    followers("territories", lastOthers(insights.territories), (label) =>
      OTHERS.test(label) ? audience.others : format.region(label),
    ),
    make(
      "viewers",
      audience.viewersNote,
      all > 0
        ? [
            { name: audience.newViewers, share: fresh / all },
            { name: audience.returningViewers, share: back / all },
          ]
        : [],
      words,
      format,
    ),
  ].filter(({ parts }) => parts.length > 0);
}

/** What is not a country of its own comes last, however large. */
function lastOthers(shares: readonly AudienceShare[]): AudienceShare[] {
  return shares.toSorted((a, b) => Number(OTHERS.test(a.label)) - Number(OTHERS.test(b.label)));
}

function named(shares: readonly AudienceShare[], name: (label: string) => string) {
  return shares
    .flatMap(({ label, share }) => (share === null ? [] : [{ name: name(label), share }]))
    .slice(0, SHOWN_PARTS);
}

function make(
  key: SharesView["key"],
  note: string,
  parts: { name: string; share: number }[],
  { audience }: ResultWords,
  format: Format,
): SharesView {
  const shown = parts.map((part) => ({ ...part, text: format.percent(part.share) }));
  const largest = shown.reduce((most, part) => (part.share > most.share ? part : most), {
    name: "",
    share: -1,
    text: "",
  });
  return {
    key,
    title: audience[key],
    note,
    summary: fill(audience.summary, { first: largest.name, share: largest.text }),
    parts: shown,
    columns: [audience.name, audience.share],
  };
}
