import { type ReactNode, useEffect, useRef, useState } from "react";
import { pressOver } from "../../browser/press.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { Route } from "../+types/route.ts";
import type { Tool } from "../tool/load-tool.ts";
import type { Source } from "../tool/source.ts";
import { addFiles } from "./dropped-files.ts";
import { Standby } from "./standby.tsx";
import { useFileDrop } from "./use-file-drop.ts";

type PageWords = Route.ComponentProps["loaderData"]["words"];

type DeskProps = {
  words: PageWords["desk"];
  locale: LocaleCode;
  /** Where to find the files: shown below until there is a result. */
  help: ReactNode;
  /** Shown below until there are files. */
  children: ReactNode;
};

/**
 * The desk: waits with colour bars, and hands what is dropped to the tool, which is loaded only
 * then. Files stay in this page's memory; nothing is sent or stored.
 */
export function Desk({ words, locale, help, children }: DeskProps) {
  const [source, setSource] = useState<Source | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [failed, setFailed] = useState(false);
  const [said, say] = useState("");
  const inputRef = useRef<HTMLInputElement>(null);
  const wasInUse = useRef(false);
  const unread = useRef<ReadonlySet<File>>(new Set());
  const start = (next: Source) => {
    setSource(next);
    if (tool) return;
    setFailed(false);
    say(words.preparing);
    import("../tool/load-tool.ts")
      .then(({ loadTool }) => loadTool(locale))
      .finally(pressOver)
      .then(setTool)
      .catch(() => {
        setSource(null);
        setFailed(true);
        say(words.loadFailed);
      });
  };
  const add = (files: File[]) => {
    const kept = source && "files" in source ? source.files : [];
    start({ files: addFiles(kept, files, unread.current) });
  };
  const over = useFileDrop(add);

  useEffect(() => {
    // Everything was cleared: the person is back at the beginning.
    if (source === null && wasInUse.current) inputRef.current?.focus();
    wasInUse.current = source !== null && tool !== null;
  }, [source, tool]);

  const promises = <Promises items={words.promises} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {source && tool ? (
        <tool.Workbench
          source={source}
          words={tool.words}
          locale={locale}
          over={over}
          promises={promises}
          help={help}
          onAdd={add}
          onUnread={(files) => {
            unread.current = files;
          }}
          onSource={setSource}
          say={say}
        />
      ) : (
        <>
          <section className="an-desk" aria-label={words.heading}>
            <Standby
              words={words}
              state={failed ? "failed" : source ? "loading" : "idle"}
              over={over}
              inputRef={inputRef}
              onFiles={add}
              onSample={() => start({ sample: true })}
            />
            {promises}
          </section>
          {help}
          {children}
        </>
      )}
    </>
  );
}

function Promises({ items }: { items: PageWords["desk"]["promises"] }) {
  return (
    <ul className="an-promises">
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> <span className="small">{text}</span>
        </li>
      ))}
    </ul>
  );
}
