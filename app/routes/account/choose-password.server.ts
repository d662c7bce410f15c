import { type RouterContextProvider, redirect } from "react-router";
import type { SpentLink } from "../../backend/auth.server.ts";
import type { Backend } from "../../backend/backend.server.ts";
import { BackendError } from "../../backend/backend-error.server.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { backendContext, siteContext } from "../../context.ts";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { deviceCookie, readDevices } from "../../session/devices.server.ts";
import { formText } from "./form-text.ts";
import { passwordError, refusalOf, refuse } from "./refuse.server.ts";

type Page = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The call that spends the link. */
  spend: (backend: Backend, link: SpentLink) => Promise<string | undefined>;
  /** What sign-in says afterwards. */
  notice: "reset" | "invited";
};

/**
 * The action of both pages that a mailed link leads to. A dead link sends the page back as its
 * address without a token, which says so.
 */
export async function choosePassword({ request, context, spend, notice }: Page) {
  const { locale, accounts } = context.get(siteContext);
  const { errors: wordsOf } = pageWords(locale, "formWords");
  const form = await request.formData();
  const password = formText(form, "password");
  if (password === "") {
    return refuse(context, { errors: { password: wordsOf.required } });
  }
  const link = {
    token: formText(form, "token"),
    password,
    devices: readDevices(request, accounts),
  };
  const headers = new Headers();
  try {
    const device = await spend(context.get(backendContext), link);
    if (device) headers.append("set-cookie", deviceCookie(request, accounts, device));
  } catch (error) {
    const problem = passwordError(error, locale);
    if (problem) return refuse(context, { errors: { password: problem } });
    const isDead = error instanceof BackendError && (error.status === 403 || error.status === 400);
    if (isDead) return redirect(`${new URL(request.url).pathname.replace(/\.data$/, "")}`, 303);
    return refuse(context, refusalOf(error, locale));
  }
  return redirect(`${SIGN_IN_PATH}?notice=${notice}`, { status: 303, headers });
}
