import { IntakeUnavailable } from "../../app/forms/intake.ts";
import type { Delivery } from "../../app/forms/submission.ts";
import { leadCollections } from "../../packages/lib/collections/leads.ts";
import { misfits } from "../../packages/lib/collections/row.ts";

/**
 * Holds what is about to be acknowledged against the rules that the backend writes by. Throws
 * IntakeUnavailable when it would be refused: better a form that comes back, with what was typed and
 * another way to reach people, than a lead that nobody sees. Names of columns are logged, no answers.
 */
export function requireFit({ lead, mails }: Delivery): void {
  const wrong = [
    ...misfits(leadCollections.leads, lead),
    ...mails.flatMap((mail) => misfits(leadCollections.outbox, mail)),
  ];
  if (wrong.length === 0) return;
  console.error(`The backend would refuse a submission, so it is not taken: ${wrong.join(", ")}`);
  throw new IntakeUnavailable("The backend would refuse it");
}
