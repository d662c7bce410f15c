/** `hot` asks for attention, `busy` is under way, `ok` is done, `open` waits, `quiet` is over. */
export type TallyTone = "hot" | "busy" | "open" | "ok" | "quiet";

/** A state: a tally mark and its word, so that colour never says it alone. */
export function Tally({ tone, children }: { tone: TallyTone; children: string }) {
  return (
    <span className="staff-tally" data-tone={tone}>
      {children}
    </span>
  );
}
