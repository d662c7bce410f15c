/** `hot` asks for attention, `busy` is under way, `ok` is done, `open` waits, `quiet` is over. */
export type TallyTone = "hot" | "busy" | "open" | "ok" | "quiet";

const TONES: Readonly<Record<TallyTone, string>> = {
  hot: "before:border-signal before:bg-signal",
  busy: "before:border-chart-2 before:bg-chart-2",
  open: "before:border-chart-2",
  ok: "before:border-ok before:bg-ok",
  quiet: "before:border-line-ctl before:bg-line-ctl",
};

type TallyProps = {
  tone: TallyTone;
  /** A whole sentence rather than a word. */
  isSentence?: boolean;
  children: string;
};

/** A state: a tally mark and its word, so that colour never says it alone. */
export function Tally({ tone, isSentence = false, children }: TallyProps) {
  const layout = isSentence
    ? "grid grid-cols-[auto_minmax(0,1fr)] items-baseline"
    : `inline-flex items-center font-620 ${tone === "quiet" ? "text-text-2" : ""}`;
  return (
    <span
      className={`gap-[9px] before:h-[13px] before:w-1 before:flex-none before:rounded-[1px] before:border-2 forced-colors:before:border-[CanvasText] ${layout} ${TONES[tone]}`}
      data-tone={tone}
    >
      {children}
    </span>
  );
}
