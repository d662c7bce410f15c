import { contentIn } from "../../content/shown.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { personName } from "../person-name.ts";
import { timeOfDay } from "../times.server.ts";
import type { LeadChange } from "./change-lead.server.ts";
import { stageName } from "./lead-words.ts";
import { ownerName } from "./owners.server.ts";
import type { LeadNote } from "./timeline.server.ts";
import { changeInWords } from "./timeline-lines.server.ts";

const CHANGES = new Set(["stage", "owner", "queue"]);

/**
 * What others changed since somebody saw a lead, oldest first: lines of its timeline after `seenNote`,
 * the key of the last one they had before them. And what that somebody had wanted, so that they can
 * do it again or leave it.
 */
export function conflictInWords(
  locale: LocaleCode,
  notes: readonly LeadNote[],
  seenNote: number,
  wanted: LeadChange,
  owners: ReadonlyMap<string, string>,
) {
  const words = contentIn(locale).words("adminLead");
  const changes = notes
    .filter(({ id, kind }) => CHANGES.has(kind) && id > seenNote)
    .toReversed()
    .map((note) => ({
      id: note.id,
      who: note.author ? personName(note.author) : words.timeline.gone,
      what: changeInWords(locale, note, owners),
      time: timeOfDay(locale, note.created),
    }));
  return {
    changes,
    wanted: fill(words.conflict.wanted, { change: wantedInWords(locale, wanted, owners) }),
    values: wanted,
  };
}

export type Conflict = ReturnType<typeof conflictInWords>;

function wantedInWords(
  locale: LocaleCode,
  wanted: LeadChange,
  owners: ReadonlyMap<string, string>,
): string {
  const { work } = contentIn(locale).words("adminLead");
  const leads = contentIn(locale).words("adminLeads");
  if ("stage" in wanted) return `${work.stage}: ${stageName(leads, wanted.stage)}`;
  if ("owner" in wanted) return `${work.owner}: ${ownerName(owners, wanted.owner, leads.owner)}`;
  return leads.queues[wanted.queue];
}
