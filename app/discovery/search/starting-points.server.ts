import { CASES } from "../../../content/facts/case-studies.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { CATEGORIES } from "../../content/categories.ts";
import type { Content } from "../../content/content.server.ts";
import { openingsIn } from "../../content/openings.server.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { phoneAddress } from "../../content/phone-address.ts";
import type { SiteContext } from "../../context.ts";

/** Where most visitors want to go. */
const START_PATHS = [
  "/services/tiktok-live",
  "/creators/join",
  "/brands/campaigns",
  "/careers",
  "/blog",
];

const drawn = import.meta.glob<string>(
  [
    "/app/design/assets/drawn/nights/peak-air.svg",
    "/app/design/assets/drawn/episodes/nextgen-gaming-2.svg",
    "/app/design/assets/drawn/storyboards/kitchen-1.svg",
    "/app/design/assets/drawn/crew/live-producer.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

function pictureAt(name: string): string {
  const url = drawn[`/app/design/assets/drawn/${name}.svg`];
  if (!url) throw new Error(`No picture ${name}; run scripts/draw-pictures.ts`);
  return url;
}

/** Where one may begin while nothing is asked for or found: all of it is on the site already. */
export function startingPoints(
  content: Content,
  { contactEmail, contactPhone }: Pick<SiteContext, "contactEmail" | "contactPhone">,
) {
  const { start, groups } = content.words("search");
  const { categories } = content.words("blog");
  const { direct } = content.words("contact");
  return {
    words: start,
    doors: [
      { to: "/services", name: groups.services, count: SERVICES.length },
      { to: "/case-studies", name: groups.cases, count: CASES.length },
      { to: "/blog", name: groups.articles, count: content.articles.count({}) },
      { to: "/careers", name: groups.openings, count: openingsIn(content).length },
    ].map((door, at) => ({ ...door, picture: pictureAt(DOOR_PICTURES[at] ?? "") })),
    links: pageLinks(content, START_PATHS),
    subjects: CATEGORIES.map((id) => ({
      id,
      name: categories[id],
      count: content.articles.count({ category: id }),
    })).filter(({ count }) => count > 0),
    reach: {
      ...direct,
      email: { label: direct.email, text: contactEmail },
      phone: { label: direct.phone, text: contactPhone, href: phoneAddress(contactPhone) },
    },
  };
}

/** In the order of the doors. */
const DOOR_PICTURES = [
  "nights/peak-air",
  "episodes/nextgen-gaming-2",
  "storyboards/kitchen-1",
  "crew/live-producer",
];

export type StartingPoints = ReturnType<typeof startingPoints>;
