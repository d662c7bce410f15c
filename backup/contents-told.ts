import type { BackupContents } from "../packages/lib/backups/state.ts";

export const amount = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What people would miss of a backup, for an operator's terminal. */
export const contentsTold = ({ leads, waiting, documents }: BackupContents) =>
  `${amount(leads, "lead")}, ${amount(waiting, "submission")} on the way, ${amount(documents, "document")}`;
