import Mail from "icon:lucide/mail";
import { PrefetchLink } from "../../../client/prefetch-link.tsx";
import type { ApplyData } from "./route.tsx";

type ApplyByMailProps = {
  words: ApplyData["words"]["mail"];
  /** Of the position, or the words for an open application. */
  title: string;
  city: string | undefined;
  email: string;
};

/** How one applies: an e-mail with its subject and its points filled in. */
export function ApplyByMail({ words, title, city, email }: ApplyByMailProps) {
  const subject = (city ? words.subjectPlace : words.subject)
    .replace("{{title}}", title)
    .replace("{{city}}", city ?? "");
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words.body.replaceAll("\n", "\r\n"))}`;
  return (
    <section className="job-mail" aria-labelledby="apply-mail">
      <h2 id="apply-mail" className="d3">
        {words.heading}
      </h2>
      <p className="lead">{words.lead}</p>
      <ol className="job-points">
        {words.checklist.map((point) => (
          <li key={point.heading}>
            <h3 className="h4">{point.heading}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      <a className="button button-signal" href={`mailto:${email}?${query}`}>
        <span className="button-label">{words.button}</span>
        <span className="button-cap">
          <Mail />
        </span>
      </a>
      <p className="small job-address">
        {words.address.replace("{{email}}", email).replace("{{subject}}", subject)}
      </p>
      <p className="small job-privacy">
        {words.privacyBefore}
        <PrefetchLink to="/privacy" className="text-link">
          {words.privacyLink}
        </PrefetchLink>
      </p>
    </section>
  );
}
