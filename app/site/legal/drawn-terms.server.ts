import type { Content } from "../../content/content.server.ts";
import beginnings from "../../design/assets/drawn/cameras/2-1.svg?url";
import show from "../../design/assets/drawn/crew/event-producer.svg?url";
import figures from "../../design/assets/drawn/desk/budget.svg?url";
import illustrative from "../../design/assets/drawn/episodes/urban-fit-1.svg?url";
import team from "../../design/assets/drawn/portraits/daniel-osei.svg?url";

const PICTURES = [figures, illustrative, team, show, beginnings];

/** What the terms show besides saying it: everything on the site that stands in for something real. */
export function drawnTerms(content: Content) {
  const { heading, tag, items } = content.words("terms").examples;
  return {
    way: {
      heading,
      tag,
      steps: items.map((item, index) => ({
        ...item,
        picture: PICTURES[index] ?? figures,
        isDashed: true,
      })),
    },
  };
}
