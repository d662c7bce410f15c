import Keyboard from "icon:lucide/keyboard";
import type { Pages } from "../../../content/types.ts";
import type { useKeys } from "./use-list-keys.ts";

type Words = Pages["adminLeads"]["keys"];
type KeysHelpProps = {
  words: Words;
  keys: ReturnType<typeof useKeys>;
  /** Which page they are of. */
  of: "list" | "lead";
};

/** Which keys the page knows, at its head, and the switch for them; filled in once script runs. */
export function KeysHelp({ words, keys: { isOn, setOn }, of }: KeysHelpProps) {
  if (isOn === undefined) return <span className="leads-keys" />;
  return (
    <details className="leads-keys staff-drop">
      <summary title={words.label}>
        <Keyboard />
        <span className="visually-hidden">{words.label}</span>
      </summary>
      <div>
        <dl>
          {(of === "list" ? listKeys(words) : leadKeys(words)).map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="leads-keys-switch">
          <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          {words.on}
        </label>
      </div>
    </details>
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
