import Download from "icon:lucide/download";
import FileText from "icon:lucide/file-text";
import { Link } from "react-router";
import { fill } from "../../../i18n/fill.ts";
import { leadAddress } from "../../pipeline/lead-address.ts";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** The CV: its text, read on the server so that no document is ever opened, and the download. */
export function Cv({ data: { words, lead, cv, query } }: { data: LeadData }) {
  if (!cv) return null;
  const { cv: texts } = words;
  return (
    <section className="staff-section" aria-labelledby="lead-cv">
      <h2 id="lead-cv">{texts.heading}</h2>
      {cv.isGone ? (
        <p className="staff-hint">{texts.gone}</p>
      ) : (
        <>
          <p className="lead-cv-name">
            <FileText />
            {cv.name}
            <span>{fill(texts.kilobytes, { size: cv.kilobytes })}</span>
          </p>
          <p className="staff-actions">
            <a className="button button-small" href={`/admin/leads/${lead.id}/cv`} download>
              <span className="button-label staff-button-icon">
                <Download />
                {texts.download}
              </span>
            </a>
            {cv.read === undefined && (
              <Link
                to={leadAddress(lead.id, query, { cv: "text" })}
                className="text-link small"
                preventScrollReset
              >
                {texts.preview}
              </Link>
            )}
          </p>
          {cv.read && "problem" in cv.read && (
            <p className="staff-hint">
              {cv.read.problem === "late" ? texts.tooLong : texts.noText}
            </p>
          )}
          {cv.read && "text" in cv.read && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            <section className="lead-cv-text" aria-label={texts.text} tabIndex={0}>
              <p>{cv.read.text}</p>
              {cv.read.isCut && <p className="note">{texts.cut}</p>}
            </section>
          )}
        </>
      )}
    </section>
  );
}
