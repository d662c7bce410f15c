import { ANSWER_WORKING_DAYS } from "../../../content/facts/answer-time.ts";
import { OFFICES, type OfficeId, officeOf } from "../../../content/facts/offices.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import type { SiteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import type { Content } from "../content.server.ts";
import { localTime } from "../local-time.ts";
import { openingsIn } from "../openings.server.ts";
import { phoneAddress } from "../phone-address.ts";
import { zoneOffsets } from "../zone-offsets.server.ts";
import { wordsIn } from "./fold.ts";
import { keptTermsIn } from "./kept-terms.ts";
import { isTelling, otherForms, queryTerms } from "./terms.ts";

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
  const { locale } = given.content;
  const telling = words.filter((word) => isTelling(word, locale));
  const terms = telling.map((word) => {
    const own = queryTerms(word, locale);
    return [...own, ...otherForms(own, locale)];
  });
  if (terms.length === 0) return undefined;
  const cities = citiesIn(terms, given.content);
  const asked = { terms, cities };
  const others = new Set([
    ...keptTermsIn(answers.beside),
    ...cities.flatMap((id) => cityTerms(given.content, id)),
  ]);
  /** Whether the query asks for this: one of the phrases is in it, and no word asks for something else. */
  const asks = (list: string, more: readonly string[] = []) => {
    const own = new Set(keptTermsIn(list));
    const isKnown = (term: string) => own.has(term) || others.has(term) || more.includes(term);
    return mentions(terms, list) && terms.every((word) => word.some(isKnown));
  };
  if (asks(answers.phone.asked)) return phone(given);
  if (asks(answers.email.asked)) return email(given);
  if (asks(answers.openings.asked)) return openings(given, asked);
  if (asks(answers.reached.asked)) return reached(given, asked);
  if (asks(answers.hours.asked) && cities.length === 0) return hours(given);
  if (asks(answers.prices.asked, serviceTerms(given.content))) return prices(given, asked);
  if (asks(answers.offices.asked) || isCity(asked, given.content)) return offices(given, asked);
  return undefined;
}

/** Whether one of the phrases, parted by commas, is among what was typed. */
function mentions(terms: Asked["terms"], list: string): boolean {
  const has = (term: string) => terms.some((word) => word.includes(term));
  return list
    .split(",")
    .map(keptTermsIn)
    .some((phrase) => phrase.length > 0 && phrase.every(has));
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

/** No office has hours in which it is open: by when somebody answers, who picks up, and what time it is there. */
function reached(given: Given, { cities, terms }: Asked): Answer {
  const { content, site } = given;
  const { heading, there } = content.words("search").answers.reached;
  const { sendNote } = content.words("formWords").personal;
  const time = timeAt(given, PHONE_OFFICE);
  const note = fill(there, { note: content.words("contact").direct.phoneNote, time });
  const lines = [
    { text: fill(sendNote, { days: ANSWER_WORKING_DAYS }), href: "/contact" },
    { text: site.contactPhone, note, href: phoneAddress(site.contactPhone) },
    ...(cities.length > 0 ? offices(given, { cities, terms }).lines : []),
  ];
  return { heading, lines };
}

/** Where the phone is picked up (`phoneNote`). */
const PHONE_OFFICE: OfficeId = "philadelphia";

function timeAt({ now }: Given, office: OfficeId): string {
  const zones = zoneOffsets(now.getTime());
  return localTime(now, zones[officeOf(office).timeZone]);
}

function offices(given: Given, { cities }: Asked): Answer {
  const { content } = given;
  const { answers } = content.words("search");
  const named = content.words("shell").offices;
  const shown = OFFICES.filter(({ id }) => cities.length === 0 || cities.includes(id));
  const [only] = shown.length === 1 ? shown : [];
  const { one, heading } = answers.offices;
  return {
    heading: only ? fill(one, { city: named[only.id].city }) : heading,
    lines: shown.map(({ id }) => {
      const { city, description } = named[id];
      return {
        text: city,
        note: fill(answers.offices.now, { description, time: timeAt(given, id) }),
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
  const named = SERVICES.find(({ slug }) => isNamed(services[slug].name, terms));
  const shown = named ? [named] : SERVICES;
  const lines = shown.map(({ slug, isFree }) => ({
    text: services[slug].name,
    note: priceOf(isFree),
    href: `/services/${slug}`,
  }));
  if (named) return { heading: fill(words.of, { service: services[named.slug].name }), lines };
  const joining = { text: words.joining, note: words.free, href: "/creators/join" };
  if (mentions(terms, words.joins))
    return { heading: fill(words.of, { service: words.joining }), lines: [joining] };
  return { heading: words.heading, lines: [joining, ...lines] };
}

/** Words of a longer name that name it: “live management” is TikTok LIVE management. */
const NAMING_WORDS = 2;

/** Whether a service is named, by all of its words or by some of a longer name. */
function isNamed(name: string, terms: Asked["terms"]): boolean {
  const own = keptTermsIn(name);
  const said = own.filter((term) => terms.some((word) => word.includes(term)));
  return said.length === own.length || said.length >= NAMING_WORDS;
}

/** What a city is called, in each language: visitors write either. */
const cityNames = (content: Content, id: OfficeId) =>
  LOCALE_CODES.map((code) => keptTermsIn(content.in(code).words("shell").offices[id].city));
const cityTerms = (content: Content, id: OfficeId) => cityNames(content, id).flat();

/** Offices whose city is named whole. */
function citiesIn(terms: Asked["terms"], content: Content): OfficeId[] {
  const has = (term: string) => terms.some((word) => word.includes(term));
  return OFFICES.map(({ id }) => id).filter((id) =>
    cityNames(content, id).some((name) => name.every(has)),
  );
}

const isCity = ({ terms, cities }: Asked, content: Content) =>
  cities.length > 0 &&
  terms.every((word) =>
    cities.some((id) => word.some((term) => cityTerms(content, id).includes(term))),
  );

const serviceTerms = (content: Content): string[] =>
  Object.values(content.words("shell").services).flatMap(({ name }) => keptTermsIn(name));
