import { LIVE_RULES } from "../../../../content/facts/live-rules.ts";
import type { ServiceSlug } from "../../../../content/facts/services.ts";
import type { Pages } from "../../../../content/types.ts";
import type { Content } from "../../../content/content.server.ts";
import { longDay } from "../../../content/day.ts";
import { fill } from "../../../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";
import { serviceKey } from "../../../pages.ts";
import type { CostWords, FactsWords, FreeWords, ServiceWords } from "./service-words.ts";

/** A service's name: the heading of its page. */
export function serviceName(slug: ServiceSlug, content: Content): string {
  return content.words(serviceKey(slug)).heading;
}

export type ServicePage = {
  head: Pick<Pages["services"], "title" | "description">;
  words: ServiceWords;
  cost: CostWords | undefined;
  free: FreeWords | undefined;
  facts: readonly FactsWords[];
};

/** Everything a service's page says, sorted for its sections; each word is sent once. */
export function serviceOf(slug: ServiceSlug, content: Content): ServicePage {
  const all = content.words(serviceKey(slug));
  const { title, description, heading, lead, price, action, wall, offer, steps, questions, next } =
    all;
  return {
    head: { title, description },
    words: { heading, lead, price, action, wall, offer, steps, questions, next },
    cost: isFree(all.cost) ? undefined : all.cost,
    free: isFree(all.cost) ? all.cost : undefined,
    facts: "facts" in all ? all.facts.map((facts) => filled(facts, liveRules(content.locale))) : [],
  };
}

/** The platform's rule for lives, as the language writes it. */
function liveRules(locale: LocaleCode) {
  const { checked, minimumAge, followers } = LIVE_RULES;
  return {
    age: String(minimumAge),
    followers: followers.toLocaleString(localeOf(locale).iso),
    date: longDay(locale, checked),
  };
}

function filled(facts: FactsWords, values: Readonly<Record<string, string>>): FactsWords {
  return {
    ...facts,
    items: facts.items.map(({ title, text }) => ({ title: fill(title, values), text })),
    note: fill(facts.note, values),
  };
}

function isFree(cost: CostWords | FreeWords): cost is FreeWords {
  return "noteHeading" in cost;
}
