import { postPurge } from "../../server/edge/post-purge.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";

/** Whether what keeps pages in front of the site takes a signed purge: one of nothing. */
export async function edge({ env, now }: Installation): Promise<Finding[]> {
  if (!env.edge) return [];
  try {
    await postPurge(env.edge, [], now);
    return [];
  } catch (error) {
    return [
      {
        harm: "holds",
        what: `EDGE_PURGE_URL does not take a purge: ${reasonOf(error)}. Visitors see what is published only once the edge's copies are too old`,
        mend: "Start what listens there, give it the same EDGE_PURGE_SECRET, and set this machine's clock (docs/scaling.md)",
      },
    ];
  }
}
