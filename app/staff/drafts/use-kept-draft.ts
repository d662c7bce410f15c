import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { afterPress } from "../../browser/press.ts";
import type { FormValues } from "../../design/fields/form-state.ts";
import type { StaffData } from "../staff-data.server.ts";
import {
  type DraftPlace,
  isSame,
  readKept,
  removeKept,
  textsIn,
  writeKept,
} from "./kept-drafts.ts";
import { sentKeyIn } from "./sent-draft.ts";

/** Pause in typing after which a draft is written, in milliseconds. */
const SAVE_DELAY_MS = 300;

export type DraftState = "none" | "kept" | "restored" | "cleared";

type Shown = {
  /** What it is the draft of: another lead's form has nothing of this one's. */
  at: string;
  /** By which the server tells that it was sent. */
  key: string;
  values: FormValues | undefined;
  state: DraftState;
  /** Grows when the fields have to be made anew. */
  round: number;
};

/**
 * Keeps what is typed into a form of the staff area in this browser until the server has it, and
 * brings it back (decision 0031). The form takes `formKey` as its key and `form` as its props, fills
 * its fields with `values` where there are any, and has a `<DraftLine>` in it; its action passes
 * `sentDraft` on.
 *
 * `name` is what is typed into (`note:` and a lead's key); `variant` what it began with (a template).
 * `isAnswered`: what stands in the fields came back from the server with something to mend.
 */
export function useKeptDraft(name: string, { variant = "", isAnswered = false } = {}) {
  const account = useRouteLoaderData<StaffData>("admin")?.person.id ?? "";
  const sent = sentKeyIn(useLocation().search);
  const place: DraftPlace = { account, name, variant };
  const at = `${account} ${name} ${variant}`;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Typed and not written yet, with where it belongs. */
  const typed = useRef<() => void>(undefined);
  /** What the page had put into the fields; typing it again is nothing to keep. */
  const begun = useRef<FormValues>({});
  const isUnsent = useRef(false);
  const [shown, setShown] = useState<Shown>({
    at: "",
    key: "",
    values: undefined,
    state: "none",
    round: 0,
  });
  const isHere = shown.at === at;

  function flush(): void {
    clearTimeout(timer.current);
    typed.current?.();
    typed.current = undefined;
  }

  /** Begins anew with the page's own texts. */
  function reset(state: DraftState): void {
    clearTimeout(timer.current);
    typed.current = undefined;
    isUnsent.current = false;
    removeKept(place);
    const key = crypto.randomUUID();
    setShown(({ round }) => ({ at, key, values: undefined, state, round: round + 1 }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is typed into
  useEffect(() => {
    const found = readKept(place);
    const isSent = found !== undefined && found.key === sent;
    if (isSent) removeKept(place);
    const kept = isSent ? undefined : found;
    const key = kept?.key ?? crypto.randomUUID();
    begun.current = isAnswered || !form.current ? {} : textsIn(form.current);
    isUnsent.current = isAnswered;
    setShown({ at, key, values: undefined, state: "none", round: 0 });
    const draft = isAnswered ? undefined : kept;
    if (draft && !isSame(draft.values, begun.current)) {
      afterPress(() => {
        // Typed before the page was ready: that is what counts.
        if (!form.current || !isSame(textsIn(form.current), begun.current)) return;
        isUnsent.current = true;
        setShown({ at, key, values: draft.values, state: "restored", round: 1 });
      });
    }
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [at]);

  // Sent from this page, which stays: the next one begins empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what is waited for
  useEffect(() => {
    if (sent !== undefined && sent === shown.key) reset("none");
  }, [sent]);

  // The button that threw it away went with it.
  useEffect(() => {
    if (shown.state !== "cleared") return;
    form.current?.querySelector<HTMLElement>("textarea, input:not([type=hidden])")?.focus();
  }, [shown.state]);

  function onInput(): void {
    if (!form.current) return;
    const values = textsIn(form.current);
    typed.current = () => {
      isUnsent.current = !isSame(values, begun.current);
      if (isUnsent.current) writeKept(place, { at: Date.now(), key: shown.key, values });
      else removeKept(place);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      flush();
      const state = isUnsent.current ? "kept" : "none";
      afterPress(() => setShown((now) => (now.state === state ? now : { ...now, state })));
    }, SAVE_DELAY_MS);
  }

  return {
    formKey: `${at} ${isHere ? shown.round : 0}`,
    form: { ref: form, onInput },
    /** What the fields begin with instead of what the page has. */
    values: isHere ? shown.values : undefined,
    /** For `<DraftLine>`. */
    line: {
      draftKey: isHere ? shown.key : "",
      state: isHere ? shown.state : ("none" as const),
      /** Whether something would have to be typed again. */
      isUnsent: () => {
        flush();
        return isUnsent.current;
      },
      /** Throws it away and shows what the page has. */
      clear: () => reset("cleared"),
    },
  };
}

export type DraftLineData = ReturnType<typeof useKeptDraft>["line"];
