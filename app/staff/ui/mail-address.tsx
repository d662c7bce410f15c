import { Fragment } from "react";

/** Longest part that stays whole where the line has no room for it, in characters. */
const MAX_WHOLE = 20;

/**
 * A text with e-mail addresses in it, or an address alone, that breaks between their parts where there is little room:
 * before "@" and dots, and between letters only when a part alone is too long. It is copied as it is.
 */
export function MailAddress({ text }: { text: string }) {
  if (!text.includes("@")) return text;
  return text.split(" ").map((word, at) => (
    // Words and parts have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew from the text.
    <Fragment key={at}>
      {at > 0 && " "}
      {word.includes("@") ? (
        // On a line of its own before it is broken.
        <span className="inline-block max-w-full">
          <Parts word={word} />
        </span>
      ) : (
        word
      )}
    </Fragment>
  ));
}

function Parts({ word }: { word: string }) {
  return word.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part.length > MAX_WHOLE ? part : <span className="whitespace-nowrap">{part}</span>}
    </Fragment>
  ));
}
