import { OFFICES, type OfficeId } from "../../../content/facts/offices.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import type { SiteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import type { Content } from "../content.server.ts";
import { localTime } from "../local-time.ts";
import { openingsIn } from "../openings.server.ts";
import { phoneAddress } from "../phone-address.ts";
import { zoneOffsets } from "../zone-offsets.server.ts";
import { wordsIn } from "./fold.ts";
import { isStopWord, queryTerms, termOf, termsIn } from "./terms.ts";

/** A fact, given above the results: lines that may lead somewhere. */
export type Answer = { heading: string; lines: AnswerLine[] };
export type AnswerLine = { text: string; note?: string; href?: string };

type Given = {
  content: Content;
  site: Pick<SiteContext, "contactEmail" | "contactPhone">;
  now: Date;
};
type Asked = { terms: readonly (readonly string[])[]; cities: OfficeId[] };

/**
 * What somebody wants to know who asks for a number, an office, hours, an opening or a price, and for
 * nothing else. The facts are those of the pages.
 */
export function answerTo(query: string, given: Given): Answer | undefined {
  const { answers } = given.content.words("search");
  const words = wordsIn(query).map(({ word }) => word);
  const telling = words.filter((word) => !isStopWord(word));
  const terms = telling.map((word) => queryTerms(word, given.content.locale));
  if (terms.length === 0) return undefined;
  const cities = citiesIn(terms, given.content);
  const asked = { terms, cities };
  const others = new Set([
    ...termsIn(answers.beside),
    ...cities.flatMap((id) => cityTerms(given.content, id)),
  ]);
  /** Whether the query asks for this: one of the phrases is in it, and no word asks for something else. */
  const asks = (list: string, more: readonly string[] = []) => {
    const phrases = list.split(",").map(termsIn);
    const own = new Set(phrases.flat());
    const has = (term: string) => terms.some((word) => word.includes(term));
    const isKnown = (term: string) => own.has(term) || others.has(term) || more.includes(term);
    return (
      phrases.some((phrase) => phrase.length > 0 && phrase.every(has)) &&
      terms.every((word) => word.some(isKnown))
    );
  };
  if (asks(answers.phone.asked)) return phone(given);
  if (asks(answers.email.asked)) return email(given);
  if (asks(answers.openings.asked)) return openings(given, asked);
  if (asks(answers.hours.asked) && cities.length === 0) return hours(given);
  if (asks(answers.prices.asked, serviceTerms(given.content))) return prices(given, asked);
  if (asks(answers.offices.asked) || isCity(asked, given.content)) return offices(given, asked);
  return undefined;
}

function phone({ content, site }: Given): Answer {
  const { answers } = content.words("search");
  const { phoneNote } = content.words("contact").direct;
  const line = { text: site.contactPhone, note: phoneNote, href: phoneAddress(site.contactPhone) };
  return { heading: answers.phone.heading, lines: [line] };
}

function email({ content, site }: Given): Answer {
  const { answers } = content.words("search");
  const line = { text: site.contactEmail, href: `mailto:${site.contactEmail}` };
  return { heading: answers.email.heading, lines: [line] };
}

function hours({ content }: Given): Answer {
  const { answers } = content.words("search");
  return {
    heading: answers.hours.heading,
    lines: [{ text: content.words("contact").offices.strip }],
  };
}

function offices({ content, now }: Given, { cities }: Asked): Answer {
  const { answers } = content.words("search");
  const named = content.words("shell").offices;
  const zones = zoneOffsets(now.getTime());
  const shown = OFFICES.filter(({ id }) => cities.length === 0 || cities.includes(id));
  const [only] = shown.length === 1 ? shown : [];
  const { one, heading } = answers.offices;
  return {
    heading: only ? fill(one, { city: named[only.id].city }) : heading,
    lines: shown.map(({ id, timeZone }) => {
      const { city, description } = named[id];
      const time = localTime(now, zones[timeZone]);
      return {
        text: city,
        note: fill(answers.offices.now, { description, time }),
        href: "/contact",
      };
    }),
  };
}

function openings({ content }: Given, { cities }: Asked): Answer {
  const { openings: words } = content.words("search").answers;
  const place = new Map<string, OfficeId>(OPENINGS.map(({ id, office }) => [id, office]));
  const shown = openingsIn(content).filter(({ id }) => {
    const office = place.get(id);
    return cities.length === 0 || (office && cities.includes(office));
  });
  const city = cities.map((id) => content.words("shell").offices[id].city).join(", ");
  return {
    heading: city ? fill(words.in, { city }) : words.heading,
    lines:
      shown.length > 0
        ? shown.map(({ id, title, city, kind }) => ({
            text: title,
            note: `${city}, ${kind}`,
            href: `/careers/${id}`,
          }))
        : [{ text: words.none, href: "/careers" }],
  };
}

function prices({ content }: Given, { terms }: Asked): Answer {
  const { prices: words } = content.words("search").answers;
  const { services } = content.words("shell");
  const priceOf = (isFree: boolean) => (isFree ? words.free : words.agreed);
  // A service that is named whole is the one that is asked for.
  const named = SERVICES.find(({ slug }) =>
    termsIn(services[slug].name).every((term) => terms.some((word) => word.includes(term))),
  );
  const shown = named ? [named] : SERVICES;
  const lines = shown.map(({ slug, isFree }) => ({
    text: services[slug].name,
    note: priceOf(isFree),
    href: `/services/${slug}`,
  }));
  if (named) return { heading: fill(words.of, { service: services[named.slug].name }), lines };
  const joining = { text: words.joining, note: words.free, href: "/creators/join" };
  return { heading: words.heading, lines: [joining, ...lines] };
}

const cityTerms = (content: Content, id: OfficeId) =>
  termsIn(content.words("shell").offices[id].city);

/** Offices whose city is named whole. */
function citiesIn(terms: Asked["terms"], content: Content): OfficeId[] {
  return OFFICES.map(({ id }) => id).filter((id) =>
    cityTerms(content, id).every((term) => terms.some((word) => word.includes(term))),
  );
}

const isCity = ({ terms, cities }: Asked, content: Content) =>
  cities.length > 0 &&
  terms.every((word) =>
    cities.some((id) => word.some((term) => cityTerms(content, id).includes(term))),
  );

const serviceTerms = (content: Content): string[] =>
  Object.values(content.words("shell").services).flatMap(({ name }) =>
    wordsIn(name).map(({ word }) => termOf(word)),
  );
