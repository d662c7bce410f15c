import { Fragment } from "react";

/**
 * An e-mail address, or a name in its place, that breaks between its parts where there is little room: before "@" and
 * dots, and between letters only when a part alone is too long. It is copied as it is.
 */
export function MailAddress({ text }: { text: string }) {
  if (!text.includes("@")) return text;
  return text.split(/(?=[@.])/).map((part, at) => (
    // Parts have no identity but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew from the text.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
