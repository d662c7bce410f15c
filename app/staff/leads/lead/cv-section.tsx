import Download from "icon:lucide/download";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import { fill } from "../../../i18n/fill.ts";
import { leadAddress } from "../../pipeline/lead-address.ts";
import { FileName } from "../../ui/file-name.tsx";
import { Hint } from "../../ui/hint.tsx";
import { PicturedLabel } from "../../ui/pictured-label.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** The CV: its text, read on the server so that no document is ever opened, and the download. */
export function Cv({ data: { words, lead, cv, query } }: { data: LeadData }) {
  if (!cv) return null;
  const { cv: texts } = words;
  return (
    <Section id="lead-cv" title={texts.heading}>
      {cv.isGone ? (
        <Hint>{texts.gone}</Hint>
      ) : (
        <>
          <FileName name={cv.name} size={fill(texts.kilobytes, { size: cv.kilobytes })} />
          <p className="flex flex-wrap items-center gap-1.25">
            <a className="button button-small" href={`/admin/leads/${lead.id}/cv`} download>
              <PicturedLabel>
                <Download />
                {texts.download}
              </PicturedLabel>
            </a>
            {cv.read === undefined && (
              <FollowedLink
                to={leadAddress(lead.id, query, { cv: "text" })}
                className="text-link small"
                preventScrollReset
              >
                {texts.preview}
              </FollowedLink>
            )}
          </p>
          {cv.read && "problem" in cv.read && (
            <Hint>{cv.read.problem === "late" ? texts.tooLong : texts.noText}</Hint>
          )}
          {cv.read && "text" in cv.read && (
            <section
              className="max-h-[420px] overflow-y-auto border border-line bg-stage px-2.5 py-2.25 text-small whitespace-pre-line wrap-anywhere"
              aria-label={texts.text}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
              tabIndex={0}
            >
              <p>{cv.read.text}</p>
              {cv.read.isCut && <p className="note">{texts.cut}</p>}
            </section>
          )}
        </>
      )}
    </Section>
  );
}
