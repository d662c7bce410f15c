import type { Pages } from "../../../../content/types.ts";
import type { useListKeys } from "./use-list-keys.ts";

type KeysHelpProps = {
  words: Pages["adminLeads"]["keys"];
  keys: ReturnType<typeof useListKeys>;
};

/** Which keys the list knows, and the switch for them; drawn once script runs. */
export function KeysHelp({ words, keys: { isOn, setOn } }: KeysHelpProps) {
  if (isOn === undefined) return null;
  return (
    <details className="leads-keys">
      <summary className="small">{words.label}</summary>
      <dl>
        <Key keys={["j", "↓"]}>{words.down}</Key>
        <Key keys={["k", "↑"]}>{words.up}</Key>
        <Key keys={["x"]}>{words.select}</Key>
        <Key keys={[words.enter]}>{words.open}</Key>
        <Key keys={["/"]}>{words.search}</Key>
      </dl>
      <label className="leads-keys-switch">
        <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        {words.on}
      </label>
    </details>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
