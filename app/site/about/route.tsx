import { officeOf } from "../../../content/facts/offices.ts";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { landmarkShapes } from "../../design/art/landmarks.ts";
import { skyOfItsHour } from "../../design/art/sky.ts";
import type { Route } from "./+types/route.ts";
import "./about.css";
import { HouseRules } from "./house-rules.tsx";
import { Partner } from "./partner.tsx";
import { aboutPictures } from "./pictures.server.ts";
import { Story } from "./story.tsx";
import { Ways } from "./ways.tsx";
import { Windows } from "./windows.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** The order in which the evening reaches the offices. */
const EVENING = ["sydney", "taipei", "athens", "london", "philadelphia", "west-chester"] as const;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { offices } = content.words("shell");
  const halfHour = content.halfHour();
  return {
    words: content.words("about"),
    pictures: aboutPictures(),
    offices: EVENING.map((id) => {
      const office = officeOf(id);
      const sky = skyOfItsHour(office, halfHour);
      return {
        id,
        ...offices[id],
        sky,
        landmark: landmarkShapes(id, sky.isStarry).map(({ d, fill, color }) => {
          const light = sky.isStarry ? color : fill;
          return { d, fill: light, color: light };
        }),
        ...{ timeZone: office.timeZone, isNew: office.isNew },
      };
    }),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, offices, pictures } = loaderData;
  return (
    <>
      <div className="wrap about-head">
        <h1 className="d2 about-title">{words.heading}</h1>
        <p className="lead about-lead">{words.lead}</p>
      </div>
      <Windows words={words.offices} offices={offices} />
      <Story words={words.story} pictures={pictures.takes} />
      <HouseRules words={words.rules} />
      <Partner words={words.partner} picture={pictures.tuesday} />
      <Ways words={words.next} pictures={pictures.ways} />
    </>
  );
}
