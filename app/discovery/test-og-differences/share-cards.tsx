import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import type { ShareSide } from "./share-side.server.ts";

type ShareCardsProps = { side: ShareSide; words: Pages["ogDifferences"]["cards"] };

/** One page's share card in the three forms that networks draw. */
export function ShareCards({ side, words }: ShareCardsProps) {
  const { title, description, host, image } = side.card;
  const alt = fill(words.alt, { title });
  const picture = image && (
    <img src={image} width={1200} height={630} alt={alt} loading="lazy" decoding="async" />
  );
  return (
    <div className="og-cards" lang={side.locale}>
      <figure>
        <div className="og-card og-wide">
          {picture}
          <div className="og-card-text">
            <p className="og-host">{host}</p>
            <p className="og-title">{title}</p>
            <p className="og-description">{description}</p>
          </div>
        </div>
        <figcaption className="note">{words.wide}</figcaption>
      </figure>
      <figure>
        <div className="og-card og-overlay">
          {picture}
          <p className="og-title">{title}</p>
        </div>
        <figcaption className="note">{words.overlay}</figcaption>
      </figure>
      <figure>
        <div className="og-card og-chat">
          <div className="og-card-text">
            <p className="og-title">{title}</p>
            <p className="og-description">{description}</p>
            <p className="og-host">{host}</p>
          </div>
          {picture}
        </div>
        <figcaption className="note">{words.chat}</figcaption>
      </figure>
    </div>
  );
}
