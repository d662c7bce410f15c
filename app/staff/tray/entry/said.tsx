import Download from "icon:lucide/download";
import FileText from "icon:lucide/file-text";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";

type EntryPage = Route.ComponentProps["loaderData"];

/** What was sent: the answers in words, the file, and all of it as it was sent. */
export function Said({ data: { words, entry, kilobytes } }: { data: EntryPage }) {
  const { answers, file, raw } = entry;
  return (
    <>
      {answers.length > 0 && (
        <section className="staff-section" aria-labelledby="tray-said">
          <h2 id="tray-said">{words.entry.said}</h2>
          <dl className="lead-answers">
            {answers.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {file && (
        <section className="staff-section" aria-labelledby="tray-file">
          <h2 id="tray-file">{words.entry.file}</h2>
          <p className="lead-cv-name">
            <FileText />
            {file.name}
            <span>{fill(kilobytes, { size: file.kilobytes })}</span>
          </p>
          <p className="staff-actions">
            <a className="button button-small" href={`/admin/tray/${entry.id}/file`} download>
              <span className="button-label staff-button-icon">
                <Download />
                {words.entry.download}
              </span>
            </a>
          </p>
        </section>
      )}
      <details className="tray-technical tray-raw">
        <summary>{words.entry.raw}</summary>
        <pre>{raw}</pre>
      </details>
    </>
  );
}
