import type { PageLink } from "../../content/page-links.server.ts";
import { ButtonLink } from "../button/button-link.tsx";

type PageIntroProps = {
  words: { heading: string; lead: string };
  links?: readonly PageLink[];
};

/** The opening of a page: heading, lead, and where to go from here. */
export function PageIntro({ words, links = [] }: PageIntroProps) {
  return (
    <div className="wrap section">
      <h1 className="d2">{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      {links.map(({ to, title }) => (
        <p key={to}>
          <ButtonLink to={to}>{title}</ButtonLink>
        </p>
      ))}
    </div>
  );
}
