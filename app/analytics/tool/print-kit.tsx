import Printer from "icon:lucide/printer";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Datasets, Insights } from "../../../packages/tiktok-exports/index.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import type { ResultWords } from "../views/score-view.ts";
import { createFormat, type Format } from "../words/format.ts";
import { loadWords } from "./load-words.ts";
import { MediaKit } from "./media-kit.tsx";
import { OwnField } from "./own-field.tsx";

type PrintKitProps = {
  insights: Insights;
  datasets: Datasets;
  handle: string | null;
  isSample: boolean;
  words: ResultWords;
  say: (sentence: string) => void;
};

/** The kit in a brand's language, whatever the page's own is. */
type InLanguage = { words: ResultWords; format: Format };

/** Buttons that print the media kit, one for each language; a list's items. */
export function PrintKit({ insights, datasets, handle, isSample, words, say }: PrintKitProps) {
  const [contact, setContact] = useState("");
  const [kit, setKit] = useState<InLanguage | null>(null);

  useEffect(() => {
    const away = () => setKit(null);
    addEventListener("afterprint", away);
    return () => removeEventListener("afterprint", away);
  }, []);

  const printIn = async (locale: LocaleCode) => {
    try {
      const { results } = await loadWords(locale);
      // The printer takes what stands in the document at this moment.
      flushSync(() => setKit({ words: results, format: createFormat(locale) }));
      print();
    } catch {
      say(words.kit.failed);
    }
  };

  return (
    <>
      {LOCALE_CODES.map((locale) => (
        <li key={locale}>
          <button type="button" onClick={() => printIn(locale)}>
            <span>
              {words.kit.name} · {locale === "el" ? words.kit.greek : words.kit.english}
            </span>
            <span className="note">{words.kit.note}</span>
            <Printer />
          </button>
        </li>
      ))}
      <li>
        <OwnField
          type="email"
          label={words.kit.contact}
          hint={words.kit.contactHint}
          value={contact}
          onText={setContact}
        />
      </li>
      {kit && (
        <MediaKit
          insights={insights}
          datasets={datasets}
          handle={handle}
          contact={contact.trim()}
          isSample={isSample}
          {...kit}
        />
      )}
    </>
  );
}
