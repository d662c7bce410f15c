import { createElement } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Content } from "../../app/content/content.server.ts";
import type { LocaleCode } from "../../app/i18n/locales.ts";
import { NUMBERS as EL_NUMBERS } from "../../content/el/numbers.ts";
import { NUMBERS as EN_NUMBERS } from "../../content/en/numbers.ts";
import { ORIGINS, shown, siteIn } from "../support/shown-page.ts";

/**
 * A service is data alone: a row of content/facts/services.ts, and its words in each language. Here one is
 * added to all three in memory, and everything that is made of them has it.
 */
const SLUG = "voice-coaching";
const PATH = `/services/${SLUG}`;
const NUMBERS = { en: EN_NUMBERS, el: EL_NUMBERS } as const;
const NAME = { en: "Voice coaching", el: "Μαθήματα φωνής" } as const;

vi.mock("../../content/facts/services.ts", async (original) => {
  const facts = await original<typeof import("../../content/facts/services.ts")>();
  return {
    ...facts,
    SERVICES: [
      ...facts.SERVICES,
      { slug: SLUG, audience: "creators", isFree: false, hasPiece: false },
    ],
    SERVICE_ALSO: { ...facts.SERVICE_ALSO, [SLUG]: ["/services/production"] },
  };
});

const wordsOf = async (locale: LocaleCode) => {
  const pages =
    locale === "en"
      ? await import("../../content/en/pages/services/production.ts")
      : await import("../../content/el/pages/services/production.ts");
  const { title, plans: _, ...words } = pages.serviceProduction;
  return { ...words, title: `${NAME[locale]}: ${title}`, heading: NAME[locale] };
};
const linesOf = (locale: LocaleCode) => ({
  name: NAME[locale],
  menu: `${NAME[locale]}, menu`,
  home: `${NAME[locale]}, home`,
  line: `${NAME[locale]}, line`,
  said: `${NAME[locale]}, said`,
});

vi.mock("../../content/en/pages/services/listed.ts", async (original) => {
  const words = await original<typeof import("../../content/en/pages/services/listed.ts")>();
  return {
    ...words,
    servicesListed: { ...words.servicesListed, [SLUG]: linesOf("en") },
    serviceVoiceCoaching: await wordsOf("en"),
  };
});
vi.mock("../../content/el/pages/services/listed.ts", async (original) => {
  const words = await original<typeof import("../../content/el/pages/services/listed.ts")>();
  return {
    ...words,
    servicesListed: { ...words.servicesListed, [SLUG]: linesOf("el") },
    serviceVoiceCoaching: await wordsOf("el"),
  };
});

/** The build draws pictures before it bundles; of this service there are none on the disk. */
vi.mock("../../app/site/services/emblems.server.ts", () => ({
  emblemOf: (slug: string) => `/drawn/services/${slug}.svg`,
}));
vi.mock("../../app/site/services/service/walls.server.ts", () => ({
  wallOf: (slug: string) => [{ src: `/drawn/hosts/${slug}-2.svg`, size: "xl" }],
  companyOf: (slug: string) => [`/drawn/hosts/${slug}-2.svg`],
  posterOf: () => "",
}));

let contentIn: (locale: LocaleCode) => Content;
beforeAll(async () => {
  ({ contentIn } = await import("../../app/content/shown.server.ts"));
});

describe.each(["en", "el"] as const)("a service that was added, in %s", (locale) => {
  it("is a page of the table, with a route and the words of its own", async () => {
    const { contractPage, routeId } = await import("../../app/pages.ts");
    expect(contractPage(PATH)).toMatchObject({
      file: "site/services/service/route.tsx",
      kind: "service",
      isListed: true,
      isKept: true,
    });
    const { default: routes } = await import("../../app/routes.ts");
    expect(JSON.stringify(routes)).toContain(`"id":"${routeId(PATH)}"`);
    const { sitePage } = await import("../../app/content/site-pages.server.ts");
    expect(sitePage(contentIn(locale), PATH)).toMatchObject({
      label: NAME[locale],
      heading: NAME[locale],
    });
  });

  it("has a page that says what every service says", async () => {
    const html = await shown(
      locale,
      PATH,
      await import("../../app/site/services/service/route.tsx"),
    );
    const { heading, offer, steps, questions, next } = await wordsOf(locale);
    expect(html).toContain(`${heading}</h1>`);
    for (const text of [offer.heading, steps.heading, questions.heading, next.heading]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/creators/join"');
    expect(html).toContain("/drawn/hosts/voice-coaching-2.svg");
  });

  it("is in the list of services, which counts one more", async () => {
    const html = await shown(
      locale,
      "/services",
      await import("../../app/site/services/route.tsx"),
    );
    expect(html).toContain(`href="${PATH}"`);
    expect(html).toContain(`${NAME[locale]}, line`);
    expect(html).toContain(`${NAME[locale]}, said`);
    const { SERVICES } = await import("../../content/facts/services.ts");
    expect(html).toContain(NUMBERS[locale][SERVICES.length]);
  });

  it("is in the menu, the footer and on the landing page for creators", async () => {
    const { ServicesLinks } = await import("../../app/design/header/services-links.tsx");
    const { Footer } = await import("../../app/design/footer/footer.tsx");
    const { shellData } = await import("../../app/content/shell-data.server.ts");
    const root = shellData(siteIn(locale), contentIn(locale), "/team");
    const menu = () => createElement(ServicesLinks, { shell: root.shell });
    const footer = () => createElement(Footer, { root, withCall: false });
    const nothing = () => null;
    for (const part of [menu, footer]) {
      const html = await shown(locale, "/team", { loader: nothing, default: nothing }, part);
      expect(html).toContain(`href="${PATH}"`);
      expect(html).toContain(NAME[locale]);
    }
    const { Calls } = await import("../../app/site/creators/calls.tsx");
    const { calls } = contentIn(locale).words("creators");
    const landing = () => createElement(Calls, { words: calls });
    const html = await shown(locale, "/creators", { loader: nothing, default: landing });
    expect(html).toContain(`href="${PATH}"`);
    expect(html).toContain(`${NAME[locale]}, menu`);
  });

  it("is on the home page, with its questions on /contact", async () => {
    const { homeData } = await import("../../app/site/home/home-data.server.ts");
    const { services } = homeData(contentIn(locale), new Date());
    expect(services).toContainEqual(
      expect.objectContaining({ to: PATH, line: `${NAME[locale]}, home` }),
    );
    const { askedBefore } = await import("../../app/site/contact/asked.server.ts");
    const asked = askedBefore(contentIn(locale)).find(({ to }) => to === PATH);
    expect(asked?.questions.length).toBeGreaterThan(0);
  });

  it("is found: by the sitemap, assistants, search and structured data", async () => {
    const content = contentIn(locale);
    const { sitemapEntries } = await import("../../app/discovery/sitemap/sitemap.server.ts");
    const entry = sitemapEntries(content).find(({ path }) => path === PATH);
    expect(entry?.languages).toEqual(["en", "el"]);
    expect(entry?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { llmsText } = await import("../../app/discovery/markdown/llms.server.ts");
    expect(llmsText(siteIn(locale), content)).toContain(`${ORIGINS[locale]}${PATH}.md`);
    const { searchDocuments } = await import("../../app/content/search/documents.server.ts");
    expect([...searchDocuments(content)]).toContainEqual(
      expect.objectContaining({ url: PATH, group: "services" }),
    );
    const { shellData } = await import("../../app/content/shell-data.server.ts");
    const { graph } = shellData(siteIn(locale), content, PATH).document;
    expect(graph).toContainEqual(
      expect.objectContaining({ "@type": "Service", url: `${ORIGINS[locale]}${PATH}` }),
    );
  });
});

it("is drawn before the build: its emblem, the mark in the menu, and the hosts on its wall", async () => {
  const { pictures } = await import("../../scripts/draw-pictures.ts");
  const drawn = pictures();
  expect(drawn.get(`services/${SLUG}.svg`)).toContain("<svg");
  expect(drawn.get("service-strip.svg")).toContain(`strip-${SLUG}`);
  const walls = await vi.importActual<
    typeof import("../../app/site/services/service/walls.server.ts")
  >("../../app/site/services/service/walls.server.ts");
  // It asks for a picture that this tree does not have, and the drawing would bring.
  const wanted = /at \/app\/design\/assets\/drawn\/(\S+);/;
  const ask = () => walls.wallOf(SLUG as never);
  expect(ask).toThrow(wanted);
  const hosts = [...drawn.keys()].filter((name) => name.startsWith(`hosts/${SLUG}-`));
  expect(hosts).toHaveLength(5);
  expect(hosts).toContain(`hosts/${SLUG}-0.svg`);
});
