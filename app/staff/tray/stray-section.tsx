import { Form } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import { Hint } from "../ui/hint.tsx";
import { Section } from "../ui/section.tsx";
import { StepButton } from "../ui/step-button.tsx";
import { TimeText } from "../ui/time-text.tsx";
import type { StrayRow } from "./stray.server.ts";

type StrayProps = {
  words: Pages["adminTray"]["stray"];
  /** Undefined: it can't be told now. */
  files: readonly StrayRow[] | undefined;
  isAdministrator: boolean;
};

/** CVs that were stored and belong to no lead; administrators delete them. */
export function Stray({ words, files, isAdministrator }: StrayProps) {
  if (files?.length === 0) return null;
  return (
    <Section id="stray" title={words.title}>
      <Hint>{files ? words.text : words.unknown}</Hint>
      {files && (
        <ul>
          {files.map(({ id, name, stored }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-b border-line py-1.25"
            >
              <span className="grid wrap-anywhere">
                {name}
                <span className="text-note text-text-2">
                  {words.stored} <TimeText time={stored} />
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-1.25">
                <a
                  className="text-link small"
                  href={`/admin/tray/stray/${id}`}
                  download
                  aria-label={fill(words.download, { name })}
                >
                  {withoutName(words.download)}
                </a>
                {isAdministrator && (
                  <Form method="post">
                    <input type="hidden" name="file" value={id} />
                    <StepButton
                      intent="remove-stray"
                      isDangerous
                      aria-label={fill(words.remove, { name })}
                    >
                      {withoutName(words.remove)}
                    </StepButton>
                  </Form>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** "Download {{name}}" as a button says it beside the name. */
function withoutName(words: string): string {
  const [verb = ""] = words.split("{{name}}");
  return verb.split(":").join("").trim();
}
