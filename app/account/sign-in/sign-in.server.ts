import { type RouterContextProvider, redirect } from "react-router";
import { login } from "../../api/auth.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { backendContext, sessionContext, siteContext } from "../../context.ts";
import { SIGN_IN_PATH } from "../../middleware/admin.server.ts";
import { findWork } from "../../session/kept-work.server.ts";
import { nextPath } from "../../session/next-path.ts";
import { formText, looksLikeEmail } from "../form-text.ts";
import { refusalOf, refuse } from "../refuse.server.ts";
import {
  countCode,
  dropPending,
  findPending,
  keepPending,
  MAX_CODES,
} from "./pending-sign-in.server.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider>; form: FormData };

/** Where the kept work of an expired session is shown again. */
export const RESUME_PATH = "/account/resume";

/** Signs in with e-mail and password; with codes on, goes on to ask for one. */
export async function signInWithPassword({ request, context, form }: Sent) {
  const site = context.get(siteContext);
  const { locale } = site;
  const { signIn } = contentIn(locale).words("account");
  const { errors: wordsOf } = contentIn(locale).words("formWords");
  const email = formText(form, "email").trim();
  const password = formText(form, "password");
  const next = nextPath(formText(form, "next"));
  const values = { email };
  const errors = {
    email: email === "" ? wordsOf.required : looksLikeEmail(email) ? undefined : wordsOf.email,
    password: password === "" ? wordsOf.required : undefined,
  };
  if (errors.email || errors.password) return refuse(context, { values, errors });
  try {
    const { devices } = context.get(sessionContext);
    const tokens = await login(context.get(backendContext), { email, password, devices });
    if (!tokens) return refuse(context, { values, problem: signIn.failed });
    await context.get(sessionContext).signIn(tokens);
    return goOn(request, context, next);
  } catch (error) {
    if (error instanceof BackendError && error.has("INVALID_OTP")) {
      const cookie = await keepPending({ email, password, next, codes: 0 }, site);
      const query = new URLSearchParams({ step: "code", next });
      return redirect(`${SIGN_IN_PATH}?${query}`, {
        status: 303,
        headers: { "set-cookie": cookie },
      });
    }
    if (error instanceof BackendError && error.has("USER_SUSPENDED")) {
      return refuse(context, { values, problem: signIn.suspended });
    }
    const isRefused = error instanceof BackendError && error.status < 500 && error.status !== 429;
    if (isRefused) return refuse(context, { values, problem: signIn.failed });
    return refuse(context, { values, ...refusalOf(error, locale) });
  }
}

/** Signs in with the one-time code that a right password asked for. */
export async function signInWithCode({ request, context, form }: Sent) {
  const site = context.get(siteContext);
  const { locale } = site;
  const { code: words } = contentIn(locale).words("account");
  const pending = await findPending(request, site);
  if (!pending) return refuse(context, { problem: words.late });
  const otp = formText(form, "code").replace(/[\s-]/g, "");
  if (otp === "") {
    const { errors } = contentIn(locale).words("formWords");
    return refuse(context, { errors: { code: errors.required } });
  }
  const wrong = () => refuse(context, { errors: { code: words.wrong } });
  // An app's, or one of those kept for the day without it.
  if (!/^(?:\d{6}|[a-z\d]{16})$/i.test(otp)) return wrong();
  const { email, password, next } = pending;
  try {
    const { devices } = context.get(sessionContext);
    const tokens = await login(context.get(backendContext), { email, password, otp, devices });
    if (!tokens) return wrong();
    await context.get(sessionContext).signIn(tokens);
    return goOn(request, context, next, await dropPending(request, site));
  } catch (error) {
    if (!(error instanceof BackendError) || !error.has("INVALID_OTP")) {
      return refuse(context, refusalOf(error, locale));
    }
    await countCode(request, pending, site);
    if (pending.codes + 1 < MAX_CODES) return wrong();
    const headers = { "set-cookie": await dropPending(request, site) };
    return refuse(context, { problem: words.late, headers });
  }
}

/** Back to where one was going, by way of the work that waits to be sent again. */
async function goOn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: string,
  cookie?: string,
) {
  const { user } = context.get(sessionContext);
  const work = user && (await findWork(request, user.id, context.get(siteContext)));
  const headers = new Headers(cookie ? { "set-cookie": cookie } : {});
  return redirect(work ? RESUME_PATH : next, { status: 303, headers });
}
