import {
  HASHTAGS,
  MATCHING,
  RUN_SHEET,
  RUNNING_ORDER,
  type ServiceSlug,
} from "../../../../content/facts/services.ts";
import type { Content } from "../../../content/content.server.ts";
import { clockTime } from "../../../content/day.ts";
import { fill } from "../../../i18n/fill.ts";
import { type LocaleCode, localeOf } from "../../../i18n/locales.ts";
import { hourOf } from "../../hour/hour.server.ts";
import { cameraPlans } from "./signature/camera-geometry.ts";
import { weekdays, weekPlan } from "./signature/week-geometry.ts";
import { posterOf } from "./walls.server.ts";

export type Signature = ReturnType<typeof signatureOf>;
export type SignatureOf<K extends ServiceSlug> = Extract<Signature, { kind: K }>;

/** The section that only this service has: its words, and what is worked out from the facts. */
export function signatureOf(slug: ServiceSlug, content: Content) {
  const { locale } = content;
  switch (slug) {
    case "talent-management": {
      const { contract, calendar } = content.words("serviceTalentManagement");
      const days = weekdays(localeOf(locale).iso, "long");
      return { kind: slug, contract, calendar, days } as const;
    }
    case "tiktok-live": {
      const words = content.words("serviceTiktokLive").runningOrder;
      const times = RUNNING_ORDER.map(({ at, isPeak }) => ({ at, time: minutesOf(at), isPeak }));
      const hour = hourOf(content);
      const { rows: _, ...chart } = hour.chart;
      return { kind: slug, words, times, hour: { ...hour, chart } } as const;
    }
    case "content-strategy": {
      const { week, hook, hashtags } = content.words("serviceContentStrategy");
      const sets = HASHTAGS.sets.map(([trending, niche, branded]) => ({
        parts: [trending, niche, branded],
        total: trending + niche + branded,
      }));
      const plan = weekPlan(locale);
      const parts = HASHTAGS.parts.map(({ min, max }) =>
        min === max ? String(min) : `${min} ${hashtags.to} ${max}`,
      );
      return { kind: slug, week, plan, hook, hashtags, parts, sets } as const;
    }
    case "brand-partnerships": {
      const { matching, agreement } = content.words("serviceBrandPartnerships");
      const max = String(MATCHING.maxScore * matching.rows.length);
      const words = { ...matching, total: fill(matching.total, { max }) };
      return { kind: slug, words, agreement, hosts: matchedHosts() } as const;
    }
    case "production": {
      const words = content.words("serviceProduction").plans;
      return { kind: slug, words, plans: cameraPlans() } as const;
    }
    case "creator-events": {
      const words = content.words("serviceCreatorEvents").runSheet;
      const times = RUN_SHEET.map(({ at, isPeak }) => ({ at, time: timeOf(locale, at), isPeak }));
      return { kind: slug, words, times } as const;
    }
  }
}

/** `20:15` as the language writes it. */
function timeOf(locale: LocaleCode, at: string): string {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return clockTime(locale, hours * 60 + minutes);
}

/** Minutes and seconds of a live hour, `41:00`. */
function minutesOf(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

function matchedHosts() {
  const hosts = MATCHING.hosts.map(({ handle, scores }) => ({
    handle,
    scores,
    poster: posterOf(handle),
    total: scores.reduce<number>((sum, score) => sum + score, 0),
  }));
  const best = Math.max(...hosts.map(({ total }) => total));
  return hosts.map((host) => ({ ...host, isBest: host.total === best }));
}
