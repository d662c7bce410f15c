import { type FormEvent, useId, useState } from "react";
import type { Insights, Side } from "../../../packages/tiktok-exports/index.ts";
import { pressOver } from "../../browser/press.ts";
import { classes } from "../../design/classes.ts";
import { fill } from "../../i18n/fill.ts";
import { compareView } from "../views/compare-view.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";
import table from "./base-table.module.css";
import styles from "./compare-section.module.css";
import { control } from "./own-field.tsx";
import type { Days } from "./posts-kept.ts";

type CompareSectionProps = {
  insights: Insights;
  /** The account on screen, and all that the files name. */
  handle: string | null;
  handles: readonly string[];
  /** What the account on screen did. */
  sideOf: (days: Days) => Promise<Side | null>;
  /** What another account of the same files did. */
  sideOfAccount: (handle: string, days: Days) => Promise<Side | null>;
  words: ResultWords;
  format: Format;
};

type SideName = "left" | "right";
type Wanted = Days & { handle: string };
/** What was compared, and by which names. */
type Compared = { left: Side; right: Side; names: Record<SideName, string> };
type Outcome = Compared | { problem: string };

/** Two stretches of days, or two accounts, figure by figure. */
export function CompareSection(props: CompareSectionProps) {
  const { insights, handle, handles, words, format, sideOf, sideOfAccount } = props;
  const { compare: text } = words;
  const { available, period, preceding } = insights;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (available === null || period === null || available.days < 2) return null;
  const own = handle ?? "";

  const sideFor = (wanted: Wanted): Promise<Side | null> =>
    wanted.handle === own ? sideOf(wanted) : sideOfAccount(wanted.handle, wanted);

  const nameOf = ({ handle: account }: Wanted, side: SideName) =>
    handles.length > 1 ? fill(words.account, { handle: account }) : text[side];

  const compare = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const wanted = (side: SideName): Wanted => ({
      handle: String(data.get(`${side}-handle`) ?? own),
      from: String(data.get(`${side}-from`)),
      to: String(data.get(`${side}-to`)),
    });
    const [left, right] = [wanted("left"), wanted("right")];
    if ([left, right].some(({ from, to }) => from > to)) {
      setOutcome({ problem: text.reversed });
      return;
    }
    setBusy(true);
    try {
      const sides = { left: await sideFor(left), right: await sideFor(right) };
      await pressOver();
      if (sides.left && sides.right)
        setOutcome({
          left: sides.left,
          right: sides.right,
          names: { left: nameOf(left, "left"), right: nameOf(right, "right") },
        });
      else setOutcome({ problem: text.nothing });
    } catch {
      setOutcome({ problem: text.failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="wrap an-part" id="compare">
      <h3 className="d3">{text.heading}</h3>
      <p className={table.lead}>{text.text}</p>
      <form className={styles.form} onSubmit={compare}>
        {(["left", "right"] as const).map((side) => (
          <SideFields
            key={side}
            side={side}
            handles={handles}
            handle={side === "right" ? (handles.find((other) => other !== own) ?? own) : own}
            first={side === "right" && handles.length < 2 ? (preceding ?? available) : period}
            text={text}
          />
        ))}
        <button type="submit" className="button button-outline" aria-disabled={busy}>
          <span className="button-label">{busy ? text.loading : text.apply}</span>
        </button>
      </form>
      <div role="status">
        {outcome && "problem" in outcome && <p>{outcome.problem}</p>}
        {outcome && "left" in outcome && <SidesTable {...outcome} words={words} format={format} />}
      </div>
    </section>
  );
}

type SideFieldsProps = {
  side: SideName;
  handles: readonly string[];
  handle: string;
  first: { from: string; to: string };
  text: ResultWords["compare"];
};

function SideFields({ side, handles, handle, first, text }: SideFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.side}>
      <legend className="h4">{text[side]}</legend>
      {handles.length > 1 && (
        <p>
          <label htmlFor={`${id}-handle`}>{text.account}</label>
          <select
            className={control}
            id={`${id}-handle`}
            name={`${side}-handle`}
            defaultValue={handle}
          >
            {handles.map((other) => (
              <option key={other} value={other}>
                @{other}
              </option>
            ))}
          </select>
        </p>
      )}
      {(["from", "to"] as const).map((end) => (
        <p key={end}>
          <label htmlFor={`${id}-${end}`}>{text[end]}</label>
          <input
            className={control}
            id={`${id}-${end}`}
            name={`${side}-${end}`}
            type="date"
            required
            autoComplete="off"
            defaultValue={first[end]}
          />
        </p>
      ))}
    </fieldset>
  );
}

type SidesTableProps = Compared & { words: ResultWords; format: Format };

function SidesTable({ left, right, names, words, format }: SidesTableProps) {
  const { compare: text } = words;
  const head = (name: string, { period }: Side) => (
    <th scope="col">
      {name}{" "}
      <span className={classes("note", styles.range)}>{format.range(period.from, period.to)}</span>
    </th>
  );
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.figure}</th>
          {head(names.left, left)}
          {head(names.right, right)}
        </tr>
      </thead>
      <tbody>
        {compareView(left, right, words, format).map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {(["left", "right"] as const).map((side) => (
              <td key={side} className={row.more === side ? styles.more : ""}>
                {row[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
