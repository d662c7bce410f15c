import { PrefetchLink } from "../../../client/prefetch-link.tsx";
import { MailButton } from "../../creators/join/mail-button.tsx";
import "./campaigns.css";
import type { CampaignsData } from "./route.tsx";

/** How to brief with one message: the four questions, each with an example answer. */
export function BriefByMail({ words }: { words: CampaignsData["words"]["apply"] }) {
  return (
    <>
      <h2 className="d3">{words.heading}</h2>
      <p className="lead">{words.lead}</p>
      <h3 className="apply-list-heading">{words.listHeading}</h3>
      <ol className="campaigns-questions">
        {words.items.map((item) => (
          <li key={item.title}>
            <h4 className="h4">{item.title}</h4>
            <p>{item.text}</p>
            <p className="campaigns-example">
              <span>{words.exampleLabel}</span>
              {item.example}
            </p>
          </li>
        ))}
      </ol>
      <h3 className="apply-list-heading">{words.extraHeading}</h3>
      <ul className="campaigns-extras">
        {words.extras.map((extra) => (
          <li key={extra}>{extra}</li>
        ))}
      </ul>
      <MailButton
        label={words.button}
        subject={words.subject}
        headings={words.items.map((item) => item.title)}
        address={words.address}
      />
      <p className="apply-privacy small">
        {words.privacy}{" "}
        <PrefetchLink className="text-link" to="/privacy">
          {words.privacyLink}
        </PrefetchLink>
      </p>
      <p>
        <PrefetchLink className="text-link apply-back" to="/brands/playbook#chapter-8">
          {words.back}
        </PrefetchLink>
      </p>
    </>
  );
}
