import type { RouterContextProvider } from "react-router";
import type { AfterLink } from "../../api/auth.server.ts";
import { login } from "../../api/auth.server.ts";
import { updateMe } from "../../api/users.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { backendContext, sessionContext, siteContext } from "../../context.ts";
import { DEFAULT_NEXT } from "../../session/next-path.ts";
import { readName } from "../../session/person-name.server.ts";

/** The name that the form about a new account says; the first one has to be there. */
export function checkName(context: Readonly<RouterContextProvider>, form: FormData) {
  const { required } = contentIn(context.get(siteContext).locale).words("formWords").errors;
  const { first_name, last_name } = readName(form);
  return {
    values: { first_name: first_name ?? "", last_name: last_name ?? "" },
    errors: { first_name: first_name ? undefined : required },
  };
}

type Opened = AfterLink & { password: string };

/**
 * Signs in to the account that was opened just now, with its name; answers the way into the staff
 * area. Undefined where that does not work: the account is open all the same, and the overview asks
 * for the name again.
 */
export async function signInFirst(
  context: Readonly<RouterContextProvider>,
  { email, password, device }: Opened,
  form: FormData,
): Promise<string | undefined> {
  if (!email) return undefined;
  const session = context.get(sessionContext);
  try {
    const devices = device ? [device] : [];
    const tokens = await login(context.get(backendContext), { email, password, devices });
    if (!tokens) return undefined;
    await session.signIn(tokens);
    await updateMe(session.backend, readName(form));
  } catch {
    // The port has logged why.
    if (!session.user) return undefined;
  }
  return DEFAULT_NEXT;
}
