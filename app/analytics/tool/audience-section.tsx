import { ShareBars } from "../charts/share-bars.tsx";
import type { SharesView } from "../views/audience-view.ts";
import type { ResultWords } from "../views/score-view.ts";

type AudienceSectionProps = { views: readonly SharesView[]; words: ResultWords };

/** Who the followers and viewers are, as far as the files tell. */
export function AudienceSection({ views, words }: AudienceSectionProps) {
  return (
    <section className="wrap an-part" id="audience">
      <h3 className="d3">{words.audience.heading}</h3>
      <div className="an-audience">
        {views.map((view) => (
          <ShareBars key={view.key} view={view} />
        ))}
      </div>
    </section>
  );
}
