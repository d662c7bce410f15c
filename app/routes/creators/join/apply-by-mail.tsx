import { PrefetchLink } from "../../../client/prefetch-link.tsx";
import { MailButton } from "./mail-button.tsx";

type ApplyByMailProps = {
  words: {
    heading: string;
    lead: string;
    listHeading: string;
    items: readonly { title: string; text: string }[];
    button: string;
    subject: string;
    address: string;
    exampleHeading: string;
    example: string;
    exampleNote: string;
    privacy: string;
    privacyLink: string;
    back: string;
  };
  /** Where somebody goes who is not ready to write. */
  backTo: string;
};

/** How to apply with one message: what goes into it, the button that opens it, how it can sound. */
export function ApplyByMail({ words, backTo }: ApplyByMailProps) {
  return (
    <>
      <h2 className="d3">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <h3 className="apply-list-heading">{words.listHeading}</h3>
      <ul className="apply-list">
        {words.items.map((item) => (
          <li key={item.title}>
            <strong>{item.title}</strong>
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
      <MailButton
        label={words.button}
        subject={words.subject}
        headings={words.items.map((item) => item.title)}
        address={words.address}
      />
      <figure className="apply-example">
        <figcaption>
          <strong>{words.exampleHeading}</strong>
          <span className="note">{words.exampleNote}</span>
        </figcaption>
        <blockquote>{words.example}</blockquote>
      </figure>
      <p className="apply-privacy small">
        {words.privacy}{" "}
        <PrefetchLink className="text-link" to="/privacy">
          {words.privacyLink}
        </PrefetchLink>
      </p>
      <p>
        <PrefetchLink className="text-link apply-back" to={backTo}>
          {words.back}
        </PrefetchLink>
      </p>
    </>
  );
}
