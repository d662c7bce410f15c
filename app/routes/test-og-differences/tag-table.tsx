import type { Pages } from "../../../content/types.ts";
import type { TagPair } from "./compare-tags.ts";
import type { ShareSide } from "./share-side.server.ts";

type TagTableProps = {
  left: ShareSide;
  right: ShareSide;
  pairs: readonly TagPair[];
  words: Pages["ogDifferences"]["tags"];
};

/** All tags of both pages, side by side, each pair with its verdict in words. */
export function TagTable({ left, right, pairs, words }: TagTableProps) {
  return (
    <div className="og-scroll">
      <table className="og-table og-tags">
        <thead>
          <tr>
            <th scope="col">{words.tag}</th>
            {[left, right].map((side, index) => (
              <th scope="col" key={index === 0 ? "left" : "right"}>
                <a className="text-link" href={side.address} hrefLang={side.locale}>
                  {side.address}
                </a>
              </th>
            ))}
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, verdict, ...pair }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times.
            <tr key={`${name} ${index}`} className={verdict === "same" ? undefined : "og-differs"}>
              <th scope="row">{name}</th>
              <td lang={left.locale}>{pair.left ?? words.none}</td>
              <td lang={right.locale}>{pair.right ?? words.none}</td>
              <td>
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
