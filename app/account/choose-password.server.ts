import { type RouterContextProvider, redirect } from "react-router";
import { pageOfData } from "../../packages/router-inside/data-address.ts";
import type { AfterLink, SpentLink } from "../api/auth.server.ts";
import type { Backend } from "../api/backend.server.ts";
import { BackendError } from "../api/backend-error.server.ts";
import { contentIn } from "../content/shown.server.ts";
import { backendContext, siteContext } from "../context.ts";
import type { FormState } from "../design/fields/form-state.ts";
import { SIGN_IN_PATH } from "../middleware/admin.server.ts";
import { deviceCookie, readDevices } from "../session/devices.server.ts";
import { formText } from "./form-text.ts";
import { passwordError, refusalOf, refuse } from "./refuse.server.ts";

type Page = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The call that spends the link. */
  spend: (backend: Backend, link: SpentLink) => Promise<AfterLink>;
  /** What sign-in says afterwards. */
  notice: "reset" | "invited";
  /** What has to be right beside the password. */
  check?: (form: FormData) => Pick<FormState, "values" | "errors">;
  /** What follows instead of signing in; undefined where that can't be. */
  goOn?: (after: AfterLink & { password: string }, form: FormData) => Promise<string | undefined>;
};

/**
 * The action of both pages that a mailed link leads to. A dead link sends the page back as its
 * address without a token, which says so.
 */
export async function choosePassword({ request, context, spend, notice, check, goOn }: Page) {
  const { locale, accounts } = context.get(siteContext);
  const { errors: wordsOf } = contentIn(locale).words("formWords");
  const form = await request.formData();
  const password = formText(form, "password");
  const { values = {}, errors = {} } = check?.(form) ?? {};
  if (password === "" || Object.values(errors).some(Boolean)) {
    const missing = password === "" ? wordsOf.required : undefined;
    return refuse(context, { values, errors: { ...errors, password: missing } });
  }
  const link = {
    token: formText(form, "token"),
    password,
    devices: readDevices(request, accounts),
  };
  const headers = new Headers();
  let path: string | undefined;
  try {
    const after = await spend(context.get(backendContext), link);
    const { device } = after;
    if (device) headers.append("set-cookie", deviceCookie(request, accounts, device));
    path = await goOn?.({ ...after, password }, form);
  } catch (error) {
    const problem = passwordError(error, locale);
    if (problem) return refuse(context, { values, errors: { password: problem } });
    const isDead = error instanceof BackendError && (error.status === 403 || error.status === 400);
    if (isDead) return redirect(pageOfData(new URL(request.url).pathname), 303);
    return refuse(context, { values, ...refusalOf(error, locale) });
  }
  return redirect(path ?? `${SIGN_IN_PATH}?notice=${notice}`, { status: 303, headers });
}
