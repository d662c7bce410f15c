import { z } from "zod";
import { type Backend, openBackend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { createItem, readItems, updateItems } from "../../api/items.server.ts";
import type { SiteContext } from "../../context.ts";
import { answerBy } from "../../forms/answer-time.ts";
import { isFormId } from "../../forms/form-ids.ts";
import { mailsFor, noticeFacts } from "../../forms/mails.server.ts";
import { posterOf } from "../../forms/sent-address.ts";
import { isLocaleCode } from "../../i18n/locales.ts";
import { LEAD_FIELDS, type Lead, leadSchema } from "./lead.server.ts";
import { readPayload } from "./payload.ts";

/**
 * Sends what a suspect was not sent: the receipt, and the notice to the house. Their keys are made of
 * the lead's, so that a lead that goes back and forth has each once. Leads that were in the inbox from
 * the start have had theirs.
 */
export async function sendWithheldMails(
  site: SiteContext,
  backend: Backend,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const query = { filter: { id: { _in: ids } }, fields: LEAD_FIELDS, limit: ids.length };
  const { data } = await readItems(backend, "leads", query, leadSchema);
  // They are the site's own mails: nobody of the staff may write to the house in its name.
  const own = openBackend(site.connection, site.visitor);
  const late = data.filter(({ payload }) => readPayload(payload).spam.length > 0);
  if (late.length > 0) {
    const filter = { id: { _in: late.map(({ id }) => id) } };
    const change = { answer_by: answerBy(new Date()).toISOString() };
    const keys = { fields: ["id"] };
    await updateItems(backend, "leads", { filter, data: change }, keys, z.object({}));
  }
  for (const lead of data) {
    for (const mail of mailsOf(site, lead)) await once(own, mail);
  }
}

function mailsOf(site: SiteContext, lead: Lead) {
  const { id, form, reference, name, email } = lead;
  const { answers, spam } = readPayload(lead.payload);
  if (!isFormId(form) || !isLocaleCode(lead.locale) || spam.length === 0) return [];
  return mailsFor(
    { ...site, locale: lead.locale },
    {
      id,
      form,
      reference,
      name,
      email,
      // Days are promised from now on: it was nobody's to answer until now.
      sent: new Date(),
      notice: noticeFacts(site, form, answers),
      poster: posterOf(form, answers),
      isSuspect: false,
      receipts: 0,
    },
  );
}

async function once(backend: Backend, mail: object): Promise<void> {
  try {
    await createItem(backend, "outbox", mail);
  } catch (error) {
    if (!(error instanceof BackendError) || !error.has("RECORD_NOT_UNIQUE")) throw error;
  }
}
