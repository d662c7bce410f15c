const TONES = {
  quiet: "ms-1.25 border-line-ctl text-text-2",
  alarming: "flex-none border-current whitespace-nowrap text-sig-text",
} as const;

type MarkProps = { tone?: keyof typeof TONES; children: string };

/** A word in a frame beside a name. */
export function Mark({ tone = "quiet", children }: MarkProps) {
  return (
    <span
      data-mark={tone}
      className={`rounded-(--radius) border px-[7px] py-[1px] text-note font-600 ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
