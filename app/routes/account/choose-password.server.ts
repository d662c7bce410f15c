import { type RouterContextProvider, redirect } from "react-router";
import type { Backend } from "../../backend/backend.server.ts";
import { BackendError } from "../../backend/backend-error.server.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { backendContext, siteContext } from "../../context.ts";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { formText } from "./form-text.ts";
import { passwordError, refusalOf, refuse } from "./refuse.server.ts";

type Chosen = { token: string; password: string };
type Page = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The call that spends the link. */
  spend: (backend: Backend, chosen: Chosen) => Promise<void>;
  /** What sign-in says afterwards. */
  notice: "reset" | "invited";
};

/**
 * The action of both pages that a mailed link leads to. A dead link sends the page back as its
 * address without a token, which says so.
 */
export async function choosePassword({ request, context, spend, notice }: Page) {
  const { locale } = context.get(siteContext);
  const { errors: wordsOf } = pageWords(locale, "formWords");
  const form = await request.formData();
  const chosen = { token: formText(form, "token"), password: formText(form, "password") };
  if (chosen.password === "") {
    return refuse(context, { errors: { password: wordsOf.required } });
  }
  try {
    await spend(context.get(backendContext), chosen);
  } catch (error) {
    const password = passwordError(error, locale);
    if (password) return refuse(context, { errors: { password } });
    const isDead = error instanceof BackendError && (error.status === 403 || error.status === 400);
    if (isDead) return redirect(`${new URL(request.url).pathname.replace(/\.data$/, "")}`, 303);
    return refuse(context, refusalOf(error, locale));
  }
  return redirect(`${SIGN_IN_PATH}?notice=${notice}`, 303);
}
