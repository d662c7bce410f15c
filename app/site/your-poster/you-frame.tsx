import ArrowRight from "icon:lucide/arrow-right";
import { type SubmitEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { classes } from "../../design/classes.ts";
import { bareHandle, MAX_HANDLE_LENGTH } from "../../forms/creators-join/handle.ts";
import { engine, useDrawn } from "./drawn.ts";
import { keepHandle } from "./handle.ts";
import { useHandle } from "./use-handle.ts";
import "./you-frame.css";

export type PosterWords = { label: string; private: string; go: string; you: string };

/** A dashed frame on the line, empty until a handle is typed: then the poster of whoever typed it. */
export function YouFrame({ you, className }: { you: string; className: string }) {
  const handle = useHandle();
  const src = useDrawn(handle);
  return (
    <span className={classes(className, "you-frame", src && "is-drawn")}>
      {src ? (
        <img src={src} width={180} height={320} alt="" />
      ) : (
        <svg viewBox="0 0 180 320" aria-hidden="true">
          <path d="M0 200H180M34 200L96 100V242" />
        </svg>
      )}
      <span>{handle ? `@${handle}` : you}</span>
    </span>
  );
}

/**
 * The handle that fills the frame. It stays in this tab and goes with the visitor to the form; without
 * script the form's page hears of it, once it is sent, and draws the poster itself.
 */
export function HandleForm({ words }: { words: PosterWords }) {
  const id = useId();
  const handle = useHandle();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  // Typed before the page came alive.
  useEffect(() => {
    const typed = bareHandle(input.current?.value);
    if (typed) keepHandle(typed);
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    navigate("/creators/join");
  }
  return (
    <form className="you-form" action="/creators/join" onSubmit={submit}>
      <label htmlFor={id}>{words.label}</label>
      <span className="you-field">
        <span aria-hidden="true">@</span>
        <input
          ref={input}
          id={id}
          name="handle"
          defaultValue={handle}
          maxLength={MAX_HANDLE_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={() => engine().catch(() => {})}
          onInput={({ currentTarget }) => keepHandle(bareHandle(currentTarget.value))}
        />
      </span>
      <button type="submit" className="button button-ink">
        <span className="button-label">{words.go}</span>{" "}
        <span className="button-cap">
          <ArrowRight />
        </span>
      </button>
      <p className="small needs-script">{words.private}</p>
    </form>
  );
}
