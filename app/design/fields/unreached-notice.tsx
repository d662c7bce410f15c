import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { sending, tell, type Unreached } from "./keep-typed.ts";
import { Notice } from "./notice.tsx";

type UnreachedNoticeProps = {
  words: Readonly<Record<Unreached, { heading: string; text: string }>>;
};

/** Above what was typed: that the form's answer did not come, and what to do. Takes focus. */
export function UnreachedNotice({ words }: UnreachedNoticeProps) {
  const unreached = useSyncExternalStore(sending.subscribe, sending.unreached, () => undefined);
  const notice = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is said
  useEffect(() => notice.current?.focus(), [unreached]);
  // It was about the page before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that is left
  useEffect(() => () => tell(undefined), [pathname]);
  if (!unreached) return null;
  return (
    <div ref={notice} tabIndex={-1} className="unreached">
      <Notice tone="problem" heading={words[unreached].heading} live>
        <p>{words[unreached].text}</p>
      </Notice>
    </div>
  );
}
