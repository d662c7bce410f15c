// A hook for Directus: what the embedded backend does by itself beside answering. docs/directus.md
// says how it is installed. Plain JavaScript without packages: Directus runs it as it is.
import { createAccountMails } from "./account-mails.js";
import { createGuesses } from "./guesses.js";
import { answerInstallation } from "./installation.js";
import { createLeadFiles } from "./lead-files.js";
import { createMailRules } from "./mail-rules.js";
import { createOutbox } from "./outbox.js";
import { forgetExpired } from "./retention.js";
import { createSessions } from "./sessions.js";

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "13 * * * *";

export default (
  { action, filter, init, schedule },
  { services, database, getSchema, env, logger },
) => {
  const rules = createMailRules({ database, env });
  const answer = answerInstallation({ env, rules });
  init("routes.custom.before", ({ app }) => app.get("/b4-site", answer));
  /** Nothing is there to do before `directus:apply` has run. */
  const isApplied = async () => Boolean((await getSchema()).collections.outbox);
  filter("authenticate", createSessions({ database }));
  const guesses = createGuesses();
  filter("auth.login", (payload, meta) => guesses.take(payload, meta));
  action("auth.login", (meta) => guesses.note(meta));
  const outbox = createOutbox({ services, database, getSchema, logger });
  filter("outbox.items.create", (payload, _, context) => rules.create(payload, context));
  filter("outbox.items.update", (payload, meta, context) => rules.update(payload, meta, context));
  const { deliver } = outbox;
  filter("email.send", createAccountMails({ database, env, isApplied, deliver }));
  action("outbox.items.create", () => outbox.deliver());
  action("outbox.items.update", ({ keys }) => outbox.retry(keys));
  const leadFiles = createLeadFiles({ services, database, getSchema, logger });
  filter("leads.items.delete", (keys) => leadFiles.remember(keys));
  action("leads.items.delete", ({ keys }) => leadFiles.forget(keys));
  schedule(String(env.OUTBOX_CRON ?? EVERY_MINUTE), async () => {
    if (await isApplied()) await outbox.deliver();
  });
  schedule(String(env.RETENTION_CRON ?? EVERY_HOUR), async () => {
    if (await isApplied()) await forgetExpired({ services, database, getSchema });
  });
};
