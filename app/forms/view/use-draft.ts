import { type RefObject, useEffect, useRef, useState } from "react";
import { afterPress } from "../../browser/press.ts";
import type { FormValues } from "../../design/fields/form-state.ts";
import type { FormAnswer } from "../form-answer.ts";
import type { FormPageData } from "../form-page.server.ts";
import { clearDraft, type Draft, isBlank, readDraft, valuesIn, writeDraft } from "./draft.ts";

/** Pause in typing after which a draft is written, in milliseconds. */
const SAVE_DELAY_MS = 400;

export type DraftState = "none" | "kept" | "restored" | "cleared";

/**
 * Keeps what is typed in this browser, brings it back on the next visit, and forgets it on demand.
 * `version` grows when the fields have to be made anew with other values.
 */
export function useDraft(
  { id, locale, fields, multiple }: FormPageData,
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
  preset: FormValues,
) {
  const [draft, setDraft] = useState<Draft>();
  const [state, setState] = useState<DraftState>("none");
  const [version, setVersion] = useState(0);
  const key = useRef<string | undefined>(undefined);
  // As it is by then: a page may learn what is preset once it has come alive.
  const known = useRef(preset);
  known.current = preset;
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Once, when the page is there: an answer of the server is newer than any draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came later is not to be overwritten
  useEffect(() => {
    const kept = readDraft(id, locale);
    key.current = kept?.key ?? crypto.randomUUID?.();
    if (!kept || answer) return;
    afterPress(() => {
      // Typed before the page was ready: that is what counts. Firefox puts back a page's answers by
      // itself, which are those of the draft.
      if (!form.current || !isBlank(answersIn(form.current), known.current, kept.values)) return;
      setDraft(kept);
      setState("restored");
      setVersion((count) => count + 1);
    });
  }, []);

  // Who leaves in the middle of a word finds the whole of it again.
  useEffect(() => {
    const flush = () => pending.current?.();
    addEventListener("pagehide", flush);
    return () => removeEventListener("pagehide", flush);
  }, []);

  /** What a draft may hold: a consent is given to what is being sent, and each time anew. */
  function answersIn(form: HTMLFormElement): FormValues {
    const { consent: _, ...values } = valuesIn(form, fields, multiple);
    return values;
  }

  function save(step?: string, file?: Draft["file"]) {
    const write = () => {
      forget();
      if (!form.current) return;
      const values = answersIn(form.current);
      if (isBlank(values, preset)) return;
      writeDraft(id, locale, { at: Date.now(), key: key.current, values, step, file });
      afterPress(() => setState((before) => (before === "restored" ? before : "kept")));
    };
    forget();
    pending.current = write;
    timer.current = setTimeout(write, SAVE_DELAY_MS);
  }

  function forget() {
    clearTimeout(timer.current);
    pending.current = undefined;
  }

  function clear() {
    forget();
    clearDraft(id, locale);
    key.current = crypto.randomUUID?.();
    setDraft({ at: 0, values: {} });
    setState("cleared");
    setVersion((count) => count + 1);
  }

  return { draft, state, version, key, save, clear };
}
