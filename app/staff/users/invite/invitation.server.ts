import { z } from "zod";
import type { Pages } from "../../../../content/types.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { emailSchema } from "../email-address.server.ts";

const fields = z.object({
  email: emailSchema,
  role: z.guid(),
  language: z.enum(["en", "el"] satisfies LocaleCode[]),
});

/** The invitation that a form asks for, or what is wrong with it; what was typed in both cases. */
export function readInvitation(form: FormData, words: Pages["adminUsers"]["invite"]["errors"]) {
  const text = (name: string) => String(form.get(name) ?? "");
  const values = { email: text("email"), role: text("role"), language: text("language") };
  const { data: invitation, error } = fields.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    invitation,
    values,
    errors: {
      email: wrong.has("email") ? words.email : undefined,
      role: wrong.has("role") ? words.role : undefined,
    },
  };
}
