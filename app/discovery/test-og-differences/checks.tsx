import type { Pages } from "../../../content/types.ts";
import { fill } from "../../i18n/fill.ts";
import type { Check, ShareSide } from "./share-side.server.ts";

type Words = Pages["ogDifferences"]["checks"];

/** What was checked on one page; the verdict is a word, never a colour alone. */
export function Checks({ side, words }: { side: ShareSide; words: Words }) {
  return (
    <div className="og-scroll">
      <table className="og-table">
        <caption className="small">{side.address}</caption>
        <thead>
          <tr>
            <th scope="col">{words.check}</th>
            <th scope="col">{words.found}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {side.checks.map((check) => (
            <tr key={check.name}>
              <th scope="row">{words.names[check.name]}</th>
              <td>{foundIn(check, words)}</td>
              <td>
                <span className={check.isGood || check.isNote ? "bug" : "bug bug-signal"}>
                  {verdictOf(check, words)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function verdictOf({ isGood, isNote }: Check, words: Words): string {
  if (isGood) return words.ok;
  return isNote ? words.note : words.problem;
}

function foundIn({ name, found }: Check, words: Words): string {
  if (found === "") return words.missing;
  if (name === "indexed") return found === "yes" ? words.yes : words.no;
  const isLength = name === "title" || name === "description";
  return isLength ? fill(words.characters, { count: found }) : found;
}
