import { data, redirect } from "react-router";
import { BackendError } from "../../api/backend-error.server.ts";
import { endSession, endSessions } from "../../api/sessions.server.ts";
import { type User, updateMe } from "../../api/users.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import type { Session } from "../../session/session.server.ts";
import { summaryHeading } from "../form-words.server.ts";
import { changePassword } from "./password.server.ts";
import { readProfile } from "./profile.server.ts";
import {
  beginTwoStep,
  carriedSetup,
  confirmTwoStep,
  endTwoStep,
  recoveryCodes,
  type TwoStepProblem,
  type TwoStepSetup,
} from "./two-step.server.ts";

export type Step = { form: FormData; session: Session; site: SiteContext; user: User };

const PAGE = "/admin/account";
const done = (name: string) => redirect(`${PAGE}?done=${name}`, 303);

type Section = "password" | "tfa";
type Errors = Readonly<Record<string, string | undefined>>;

/** The page again, with what is wrong in one of its forms. */
function again({ site }: Step, section: Section, errors: Errors, setup?: TwoStepSetup) {
  const heading = summaryHeading(site.locale, errors);
  return data({ section, errors, heading, setup, codes: undefined }, { status: 422 });
}

const ofTwoStep = { section: "tfa" as Section, errors: {} as Errors, heading: "" };

function againTwoStep(step: Step, field: string, { error }: TwoStepProblem, setup?: TwoStepSetup) {
  return again(step, "tfa", { [field]: errorWords(step)[error] }, setup);
}

function errorWords({ site }: Step) {
  const content = contentIn(site.locale);
  const { password, tfa } = content.words("adminAccount");
  const { required } = content.words("formWords").errors;
  return { ...password.errors, ...tfa.errors, empty: required };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");
/** Apps show codes in two groups, and people type them so. */
const codeOf = (form: FormData) => textOf(form, "otp").replace(/\s/g, "");

/** What the forms of the page do, by their `intent`. */
export const steps = {
  async profile({ form, session }: Step) {
    await updateMe(session.backend, readProfile(form));
    return done("profile");
  },

  async password(step: Step) {
    const { form, session, site, user } = step;
    const outcome = await changePassword(site, {
      email: user.email ?? "",
      current: textOf(form, "current"),
      wanted: textOf(form, "new"),
      otp: codeOf(form),
      devices: session.devices,
    });
    if ("error" in outcome) {
      return again(step, "password", { [outcome.field]: errorWords(step)[outcome.error] });
    }
    await session.signIn(outcome);
    return done("password");
  },

  async "tfa-begin"(step: Step) {
    const setup = await beginTwoStep(step.session.backend, textOf(step.form, "password"));
    if ("error" in setup) return againTwoStep(step, "password", setup);
    // The secret stays out of addresses: the answer to the form shows it, once.
    return data({ ...ofTwoStep, setup, codes: undefined });
  },

  async "tfa-codes"(step: Step) {
    const codes = await recoveryCodes(step.session.backend, textOf(step.form, "password"));
    if ("error" in codes) return againTwoStep(step, "codes", codes);
    // Shown once, like the secret.
    return data({ ...ofTwoStep, setup: undefined, codes });
  },

  async "tfa-confirm"(step: Step) {
    const setup = carriedSetup(step.form);
    if (!setup) return againTwoStep(step, "password", { error: "again" });
    const problem = await confirmTwoStep(step.session.backend, setup.secret, codeOf(step.form));
    return problem ? againTwoStep(step, "otp", problem, setup) : done("tfaOn");
  },

  async "tfa-off"(step: Step) {
    const problem = await endTwoStep(step.session.backend, codeOf(step.form));
    return problem ? againTwoStep(step, "otp", problem) : done("tfaOff");
  },

  async "end-session"({ form, session }: Step) {
    await endSession(session.backend, textOf(form, "session")).catch((error: unknown) => {
      // It has ended in the meantime, which is what was wanted.
      if (!(error instanceof BackendError) || error.status !== 403) throw error;
    });
    return done("sessionEnded");
  },

  async "end-others"({ session }: Step) {
    await endSessions(session.backend, { keepCurrent: true });
    return done("sessionsEnded");
  },

  async "end-all"({ session }: Step) {
    await endSessions(session.backend, { keepCurrent: false });
    await session.signOut();
    return redirect("/account/sign-in", 303);
  },
};

export type StepName = keyof typeof steps;
export const isStep = (name: unknown): name is StepName =>
  typeof name === "string" && Object.hasOwn(steps, name);
