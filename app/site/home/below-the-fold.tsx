import { Approach } from "./approach.tsx";
import { Backstage } from "./backstage.tsx";
import { Faq } from "./faq.tsx";
import { Guide } from "./guide.tsx";
import type { HomeData } from "./home-data.server.ts";
import { Monitor } from "./monitor.tsx";
import { Offices } from "./offices.tsx";
import { Score } from "./score.tsx";
import { Services } from "./services.tsx";
import { Show } from "./show.tsx";

/** All that is seen after the first scroll; its script comes when it is wanted (later.ts). */
export default function BelowTheFold({ home }: { home: HomeData }) {
  return (
    <>
      <Show home={home} />
      <Services home={home} />
      <Approach words={home.words.approach} />
      <Backstage home={home} />
      <Monitor home={home} />
      <Offices home={home} />
      <Score words={home.words.score} />
      <Faq home={home} />
      <Guide home={home} />
    </>
  );
}
