import type { Generated } from "kysely";
import type { Collection, Field } from "../../packages/lib/collections/field.ts";
import type { schema } from "../schema.ts";

/** What a column holds, in both databases alike: times are ISO texts, JSON is text, a boolean is 0 or 1. */
export type Value = string | number | null;

type Kept<F extends Field> = F["type"] extends "integer" | "boolean" ? number : string;

type Column<F extends Field> = F extends { default: string | number | boolean }
  ? Generated<Kept<F>>
  : F extends { required: true }
    ? Kept<F>
    : Kept<F> | null;

type Row<C extends Collection> = {
  id: C["key"] extends "uuid" ? string : Generated<number>;
} & { [N in keyof C["fields"]]: Column<C["fields"][N]> };

/** The tables of the data model, by its one declaration. */
type Declared = { [C in keyof typeof schema]: Row<(typeof schema)[C]> };

/** Times that only the backend counts by, in milliseconds since the epoch. */
type Instant = number;

/** All tables, those included that no call can name. */
export type Tables = Omit<Declared, "users" | "leads" | "outbox"> & {
  users: Declared["users"] & { tfa_last_step: number | null };
  leads: Declared["leads"] & { search_text: Generated<string> };
  outbox: Declared["outbox"];
  sessions: {
    id: string;
    user: string;
    provider: string;
    created: Instant;
    last_used: Instant;
    expires: Instant;
    ip: string | null;
    user_agent: string | null;
    device: number | null;
  };
  refresh_tokens: { hash: string; session: string; expires: Instant; spent: Instant | null };
  one_time_tokens: {
    hash: string;
    purpose: string;
    user: string | null;
    expires: Instant;
    known: Generated<number>;
  };
  known_devices: { id: Generated<number>; user: string; hash: string; last_used: Instant };
  recovery_codes: { user: string; hash: string };
};
