import Keyboard from "icon:lucide/keyboard";
import type { Pages } from "../../../content/types.ts";
import { Drop } from "../ui/drop.tsx";
import type { useKeys } from "./use-list-keys.ts";

/** Where there are keys: not on a phone. */
const PLACE = "max-slate:hidden pointer-coarse:hidden";

type Words = Pages["adminLeads"]["keys"];
type KeysHelpProps = {
  words: Words;
  keys: ReturnType<typeof useKeys>;
  /** Which page they are of. */
  of: "list" | "lead";
};

/** Which keys the page knows, at its head, and the switch for them; filled in once script runs. */
export function KeysHelp({ words, keys: { isOn, setOn }, of }: KeysHelpProps) {
  if (isOn === undefined) return <span className={`${PLACE} min-w-5.5`} />;
  return (
    <Drop label={words.label} icon={<Keyboard className="size-2.75" />} className={PLACE}>
      <div className="w-[250px] px-2.25 py-1.25">
        <dl className="grid gap-0.75 py-1.25 text-small">
          {(of === "list" ? listKeys(words) : leadKeys(words)).map(([keys, what]) => (
            <div key={what} className="grid grid-cols-[6rem_minmax(0,1fr)]">
              <dt className="flex gap-0.75">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-3 rounded-[3px] border border-line-ctl px-0.75 text-center [font-family:inherit] text-note"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="inline-flex min-h-5.5 items-center gap-1.25 text-small">
          <input
            type="checkbox"
            className="tick"
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
          {words.on}
        </label>
      </div>
    </Drop>
  );
}

type KeyLine = readonly [keys: readonly string[], what: string];

const listKeys = (words: Words): KeyLine[] => [
  [["j", "↓"], words.down],
  [["k", "↑"], words.up],
  [["x"], words.select],
  [[words.enter], words.open],
  [["/"], words.search],
];

const leadKeys = (words: Words): KeyLine[] => [
  [["j"], words.down],
  [["k"], words.up],
  [["r"], words.reply],
  [["n"], words.note],
  [["u"], words.back],
];
