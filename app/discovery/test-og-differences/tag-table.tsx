import type { Pages } from "../../../content/types.ts";
import type { TagPair } from "./compare-tags.ts";
import type { ShareSide } from "./share-side.server.ts";

type TagTableProps = {
  left: ShareSide;
  right: ShareSide;
  pairs: readonly TagPair[];
  words: Pages["ogDifferences"]["tags"];
  labels: { left: string; right: string };
};

/**
 * All tags of both pages, side by side, each pair with its verdict in words. The roles keep the
 * table one when phones stack it.
 */
export function TagTable({ left, right, pairs, words, labels }: TagTableProps) {
  return (
    <div className="og-scroll">
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block on phones would drop them. */}
      <table className="og-table og-tags" role="table">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <tr role="row">
            <th scope="col">{words.tag}</th>
            <Side side={left} label={labels.left} />
            <Side side={right} label={labels.right} />
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tbody role="rowgroup">
          {pairs.map(({ name, verdict, ...pair }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times.
              key={`${name} ${index}`}
              className={verdict === "same" ? undefined : "og-differs"}
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              role="row"
            >
              <th scope="row">{name}</th>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <td role="cell" lang={left.locale} data-label={labels.left}>
                {pair.left ?? words.none}
              </td>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <td role="cell" lang={right.locale} data-label={labels.right}>
                {pair.right ?? words.none}
              </td>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <td role="cell">
                <span className={verdict === "same" ? "og-same" : "bug bug-signal"}>
                  {words[verdict]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ side, label }: { side: ShareSide; label: string }) {
  return (
    <th scope="col" data-label={label}>
      <a className="text-link" href={side.address} hrefLang={side.locale}>
        {side.address}
      </a>
    </th>
  );
}
