type TechnicalProps = { label: string; lang?: string; children: string };

/** What a machine said or was sent, for whoever wants to see it as it is. */
export function Technical({ label, lang, children }: TechnicalProps) {
  return (
    <details className="text-small text-text-2">
      <summary className="inline-flex min-h-5.5 items-center underline underline-offset-3">
        {label}
      </summary>
      <pre
        className="overflow-x-auto border border-line bg-stage px-2 py-1.75 font-[ui-monospace,monospace] text-note leading-[1.5] whitespace-pre-wrap wrap-anywhere"
        lang={lang}
      >
        {children}
      </pre>
    </details>
  );
}
