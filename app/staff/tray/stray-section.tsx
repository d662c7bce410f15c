import { Form } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
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
    <section className="staff-section" aria-labelledby="stray">
      <h2 id="stray">{words.title}</h2>
      <p className="staff-hint">{files ? words.text : words.unknown}</p>
      {files && (
        <ul className="tray-stray">
          {files.map(({ id, name, stored }) => (
            <li key={id}>
              <span className="tray-stray-name">
                {name}
                <span>
                  {words.stored} <TimeText time={stored} />
                </span>
              </span>
              <span className="staff-actions">
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
                    <button
                      type="submit"
                      name="intent"
                      value="remove-stray"
                      className="button button-small staff-danger"
                      aria-label={fill(words.remove, { name })}
                    >
                      <span className="button-label">{withoutName(words.remove)}</span>
                    </button>
                  </Form>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** "Download {{name}}" as a button says it beside the name. */
function withoutName(words: string): string {
  const [verb = ""] = words.split("{{name}}");
  return verb.split(":").join("").trim();
}
