import Download from "icon:lucide/download";
import { fill } from "../../../i18n/fill.ts";
import { AnswerList } from "../../ui/answer-list.tsx";
import { FileName } from "../../ui/file-name.tsx";
import { PicturedLabel } from "../../ui/pictured-label.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { Technical } from "./technical.tsx";

type EntryPage = Route.ComponentProps["loaderData"];

/** What was sent: the answers in words, the file, and all of it as it was sent. */
export function Said({ data: { words, entry, kilobytes } }: { data: EntryPage }) {
  const { answers, file, raw } = entry;
  return (
    <>
      {answers.length > 0 && (
        <Section id="tray-said" title={words.entry.said}>
          <AnswerList answers={answers} />
        </Section>
      )}
      {file && (
        <Section id="tray-file" title={words.entry.file}>
          <FileName name={file.name} size={fill(kilobytes, { size: file.kilobytes })} />
          <p className="flex flex-wrap items-center gap-1.25">
            <a className="button button-small" href={`/admin/tray/${entry.id}/file`} download>
              <PicturedLabel>
                <Download />
                {words.entry.download}
              </PicturedLabel>
            </a>
          </p>
        </Section>
      )}
      <Technical label={words.entry.raw}>{raw}</Technical>
    </>
  );
}
