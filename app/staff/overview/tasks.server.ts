import type { Pages } from "../../../content/types.ts";
import { readActivity } from "../../api/activity.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import type { Filter } from "../../api/query.server.ts";
import type { Intake } from "../../forms/intake.ts";
import { countItems, countUsers } from "../counts.server.ts";
import { MAIL_FILTERS } from "../outbox/mails.server.ts";
import { BEGUN, GUARDIAN_TO_ASK, OF_FORMER, OPEN, UNREAD } from "../pipeline/lead-filter.server.ts";
import { lateFilter, WAITING } from "../pipeline/promise.server.ts";
import { readStray } from "../tray/stray.server.ts";

/** A mail that has not been tried for this long is waited for. In milliseconds. */
const LATE_MAIL_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** So many failed sign-ins in a day are people who mistype; from here on somebody should look. */
const USUAL_FAILED_SIGN_INS = 5;

type TaskName = keyof Pages["adminOverview"]["tasks"];
/** Something to do, how often, and where; `count` is missing where it couldn't be read. */
export type Task = { name: TaskName; to: string; count: number | undefined };

const inbox = { queue: { _eq: "inbox" } };
const isNew = { stage: { _eq: "new" } };
const nobodys = { owner: { _null: true } };

export const newLeadsOf = (form: string): Filter => ({ ...inbox, ...isNew, form: { _eq: form } });

type Count = {
  name: TaskName;
  to: string;
  count: (backend: Backend, now: number, intake: Intake) => Promise<number>;
};

const leads = (filter: Filter) => (backend: Backend) => countItems(backend, "leads", filter);

const FOR_ALL: readonly Count[] = [
  { name: "unfiled", to: "/admin/tray", count: async (_, __, { tray }) => tray.count() },
  {
    name: "strayFiles",
    to: "/admin/tray#stray",
    count: async (backend, _, { tray }) => (await readStray(backend, tray)).length,
  },
  {
    name: "lateAnswers",
    to: "/admin/leads?answer=late&sort=answer",
    count: (backend, now) =>
      countItems(backend, "leads", { _and: [inbox, lateFilter(new Date(now))] }),
  },
  {
    name: "guardians",
    to: "/admin/leads?guardian=ask",
    count: leads({ _and: [inbox, GUARDIAN_TO_ASK] }),
  },
  {
    name: "newLeads",
    to: "/admin/leads?stage=new&unread=yes",
    count: leads({ ...inbox, ...isNew, ...UNREAD }),
  },
  {
    name: "toAnswer",
    to: "/admin/leads?answer=waiting&sort=answer",
    count: leads({ _and: [inbox, WAITING, { opened: { _nnull: true } }] }),
  },
  {
    name: "unowned",
    to: "/admin/leads?owner=nobody&begun=yes",
    count: leads({ ...inbox, ...nobodys, ...BEGUN }),
  },
  {
    name: "formerOwners",
    to: "/admin/leads?owner=former",
    count: leads({ _and: [inbox, OPEN, OF_FORMER] }),
  },
  {
    name: "spam",
    to: "/admin/leads?queue=spam",
    count: leads({ queue: { _eq: "spam" }, ...isNew }),
  },
];

/** Without a mail server none goes out, however long one waits. */
const UNSENT_MAILS: Count = {
  name: "unsentMails",
  to: "/admin/outbox?state=waiting",
  count: (backend) => countItems(backend, "outbox", MAIL_FILTERS.waiting),
};
const WAITING_MAILS: Count = {
  name: "waitingMails",
  to: "/admin/outbox?state=waiting",
  count: (backend, now) => {
    const late = { created: { _lt: new Date(now - LATE_MAIL_MS).toISOString() } };
    return countItems(backend, "outbox", { _and: [MAIL_FILTERS.waiting, late] });
  },
};

const FOR_ADMINISTRATORS: readonly Count[] = [
  {
    name: "failedMails",
    to: "/admin/outbox?state=trouble",
    count: (backend) => countItems(backend, "outbox", MAIL_FILTERS.trouble),
  },
  {
    name: "unsureMails",
    to: "/admin/outbox?state=unsure",
    count: (backend) => countItems(backend, "outbox", MAIL_FILTERS.unsure),
  },
  {
    name: "failedSignIns",
    to: "/admin/activity?kind=failed",
    count: async (backend, now) => {
      const since = new Date(now - DAY_MS).toISOString();
      const filter = { action: { _eq: "login_failed" }, timestamp: { _gt: since } };
      const { meta } = await readActivity(backend, { filter, limit: 1, meta: ["filter_count"] });
      const count = meta.filter_count ?? 0;
      return count > USUAL_FAILED_SIGN_INS ? count : 0;
    },
  },
  {
    name: "invitations",
    to: "/admin/users?status=invited",
    count: (backend) => countUsers(backend, { status: { _eq: "invited" } }),
  },
];

type Asking = { isAdministrator: boolean; sendsMail: boolean; intake: Intake; now?: number };

/** Everything that may need attention, the most urgent first; each is counted on its own. */
export async function countTasks(
  backend: Backend,
  { isAdministrator, sendsMail, intake, now = Date.now() }: Asking,
): Promise<Task[]> {
  const mails = sendsMail ? WAITING_MAILS : UNSENT_MAILS;
  const counts = [...FOR_ALL, ...(isAdministrator ? [mails, ...FOR_ADMINISTRATORS] : [])];
  return Promise.all(
    counts.map(async ({ name, to, count }) => ({
      name,
      to,
      count: await count(backend, now, intake).catch(() => undefined),
    })),
  );
}
