import Printer from "icon:lucide/printer";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Insights, Side } from "../../../packages/tiktok-exports/index.ts";
import { LOCALE_CODES, type LocaleCode } from "../../i18n/locales.ts";
import type { ResultWords } from "../views/score-view.ts";
import { createFormat, type Format } from "../words/format.ts";
import { loadWords } from "./load-words.ts";
import { loadKitFonts, MediaKit } from "./media-kit.tsx";
import { OwnField } from "./own-field.tsx";
import type { PostsKept } from "./posts-kept.ts";

type PrintKitProps = {
  insights: Insights;
  sideOf: PostsKept["side"];
  handle: string | null;
  isSample: boolean;
  words: ResultWords;
  say: (sentence: string) => void;
};

/** The kit in a brand's language, whatever the page's own is. */
type InLanguage = { words: ResultWords; format: Format; side: Side | null };

/** Buttons that print the media kit, one for each language; a list's items. */
export function PrintKit({ insights, sideOf, handle, isSample, words, say }: PrintKitProps) {
  const [contact, setContact] = useState("");
  const [kit, setKit] = useState<InLanguage | null>(null);

  useEffect(() => {
    const away = () => setKit(null);
    addEventListener("afterprint", away);
    return () => removeEventListener("afterprint", away);
  }, []);

  const printIn = async (locale: LocaleCode) => {
    try {
      const { period } = insights;
      const [{ results }, side] = await Promise.all([loadWords(locale), period && sideOf(period)]);
      // The printer takes what stands in the document at this moment.
      flushSync(() => setKit({ words: results, format: createFormat(locale), side }));
      await loadKitFonts();
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
          handle={handle}
          contact={contact.trim()}
          isSample={isSample}
          {...kit}
        />
      )}
    </>
  );
}
