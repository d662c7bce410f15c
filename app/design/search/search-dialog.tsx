import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { afterPress, pressOver } from "../../browser/press.ts";
import type { Answer } from "../../content/search/answers.server.ts";
import type { Found } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";
import { SearchAnswer } from "./search-answer.tsx";
import styles from "./search-dialog.css?url";
import { DidYouMean, SearchResults } from "./search-results.tsx";

type Reply = { found: Found; words: SearchWords; answer?: Answer };
type SearchDialogProps = { label: string; onClose: () => void };

/** Rest after a keystroke before the server is asked, in milliseconds. */
const REST_MS = 120;

/**
 * Search while typing, over the page. The arrows move between the field and the results, Enter in
 * the field goes to the search page, Escape closes and returns focus.
 */
export function SearchDialog({ label, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const { answer, hasFailed } = useAnswer(query);
  const words = answer?.words;

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  // A search field keeps the first Escape to itself, to empty what was typed.
  const closeAtOnce = (event: KeyboardEvent) => {
    event.preventDefault();
    close();
  };
  const onBackdrop = (event: MouseEvent) => event.target === dialog.current && close();

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={label}
      onClose={onClose}
      onClick={onBackdrop}
      onKeyDown={(event) => (event.key === "Escape" ? closeAtOnce(event) : moveByArrows(event))}
    >
      {/* React shows the dialog once its styles are there. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="search-dialog-body">
        <form action="/search" method="get" className="search-dialog-form">
          <div className="search-field">
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={words?.label ?? label}
              aria-describedby="search-keys"
              placeholder={words?.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <button type="button" className="search-close" onClick={close}>
            {words?.close}
          </button>
        </form>
        <div className="search-notes" role="status">
          {hasFailed && <p>{words?.failed}</p>}
          <p>{words?.count ?? words?.none?.heading ?? words?.hint}</p>
          {words?.approximate && <p>{words.approximate}</p>}
          {words?.cut && <p>{words.cut}</p>}
          {answer && <DidYouMean found={answer.found} words={answer.words} onChoose={close} />}
        </div>
        <p id="search-keys" className="visually-hidden">
          {words?.keys}
        </p>
        {answer?.answer && <SearchAnswer answer={answer.answer} onChoose={close} />}
        {answer && <SearchResults found={answer.found} words={answer.words} onChoose={close} />}
        {words?.none && (
          <p className="found-none">
            {words.none.looked}{" "}
            <FollowedLink className="text-link" to="/contact" onClick={close}>
              {words.none.ask}
            </FollowedLink>
          </p>
        )}
      </div>
    </dialog>
  );
}

/** The server's answer to what is typed; the last one stays until the next is there. */
function useAnswer(query: string) {
  const [answer, setAnswer] = useState<Reply>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`/api/search?q=${encodeURIComponent(query)}`, {
          signal: leaving.signal,
        });
        if (!response.ok) throw new Error(String(response.status));
        const next: Reply = await response.json();
        await pressOver();
        if (leaving.signal.aborted) return;
        setAnswer(next);
        setFailed(false);
      } catch {
        if (!leaving.signal.aborted) afterPress(() => setFailed(true));
      }
    };
    const timer = setTimeout(ask, query ? REST_MS : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return { answer, hasFailed };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLDialogElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}
