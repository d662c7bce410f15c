import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Confirm } from "../ui/confirm.tsx";
import type { LeadListData } from "./route.tsx";

/** What can be done with the selected leads; stays in view at the foot of the list. */
export function BulkBar({ data }: { data: LeadListData }) {
  const { words, stageChoices, ownerChoices, asked, isAdministrator } = data;
  const { bulk } = words;
  const ref = useRef<HTMLFieldSetElement>(null);
  const count = useSelectedCount(ref, data);
  const said = count === 1 ? bulk.count.one : bulk.count.other;
  return (
    <fieldset className="leads-bulk" ref={ref} data-idle={count === 0 || undefined}>
      <legend className="visually-hidden">{bulk.label}</legend>
      <p className="leads-bulk-count" aria-live="polite">
        {count === undefined ? bulk.label : said.replace("{{count}}", String(count))}
      </p>
      <span className="leads-bulk-pair">
        <Select name="stage" label={bulk.stage} choices={stageChoices} />
        <Do intent="move">{bulk.move}</Do>
      </span>
      <span className="leads-bulk-pair">
        <Select name="owner" label={bulk.owner} choices={ownerChoices} />
        <Do intent="assign">{bulk.assign}</Do>
      </span>
      {asked.queue === "spam" ? (
        <Do intent="inbox">{bulk.notSpam}</Do>
      ) : (
        <Do intent="spam">{bulk.spam}</Do>
      )}
      {isAdministrator && (
        <Confirm label={bulk.remove} consequence={bulk.removeConsequence}>
          <button
            type="submit"
            name="intent"
            value="remove"
            className="button button-small staff-danger"
          >
            <span className="button-label">{bulk.removeSubmit}</span>
          </button>
        </Confirm>
      )}
      {!asked.form && <p className="note leads-bulk-note">{bulk.stageNote}</p>}
    </fieldset>
  );
}

type Choices = readonly { value: string; label: string }[];

function Select({ name, label, choices }: { name: string; label: string; choices: Choices }) {
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select name={name}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Do({ intent, children }: { intent: string; children: string }) {
  return (
    <button type="submit" name="intent" value={intent} className="button button-small">
      <span className="button-label">{children}</span>
    </button>
  );
}

/** How many boxes are ticked; undefined until script can tell. Marks their rows. */
function useSelectedCount(
  ref: React.RefObject<HTMLFieldSetElement | null>,
  data: LeadListData,
): number | undefined {
  const [count, setCount] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows, new boxes
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return;
    // What was ticked before an action is done with after it.
    for (const box of boxesOf(form)) box.checked = false;
    const update = () => {
      const boxes = boxesOf(form);
      for (const box of boxes) box.closest("tr")?.toggleAttribute("data-selected", box.checked);
      setCount(boxes.filter((box) => box.checked).length);
    };
    const onChange = (event: Event | SyntheticEvent) => {
      if ((event.target as HTMLInputElement).name === "lead") update();
    };
    form.addEventListener("change", onChange);
    update();
    return () => form.removeEventListener("change", onChange);
  }, [ref, data]);
  return count;
}

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="lead"]'),
];
