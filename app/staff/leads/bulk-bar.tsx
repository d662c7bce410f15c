import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { stagesOf } from "../pipeline/stages.ts";
import { Confirm } from "../ui/confirm.tsx";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";

type LeadListData = Route.ComponentProps["loaderData"];

/** What can be done with the selected leads; stays in view at the foot of the list. */
export function BulkBar({ data }: { data: LeadListData }) {
  const { words, stageChoices, ownerChoices, asked, isAdministrator } = data;
  const { bulk } = words;
  const ref = useRef<HTMLFieldSetElement>(null);
  const { count, forms } = useSelected(ref, data);
  const fitting = stageChoices.filter(({ value }) => forms.every((form) => isStageOf(form, value)));
  const said = count === 1 ? bulk.count.one : bulk.count.other;
  return (
    <fieldset
      className="leads-bulk"
      ref={ref}
      data-idle={count === 0 || undefined}
      data-scripted={count !== undefined || undefined}
    >
      <legend className="visually-hidden">{bulk.label}</legend>
      <p className="leads-bulk-count" aria-live="polite">
        {count === undefined ? bulk.label : fill(said, { count })}
      </p>
      <span className="leads-bulk-pair">
        <Select
          name="stage"
          label={bulk.stage}
          choices={fitting.length > 0 ? fitting : [{ value: "", label: bulk.noStage }]}
        />
        <Do intent="move" disabled={fitting.length === 0}>
          {bulk.move}
        </Do>
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

type DoProps = { intent: string; disabled?: boolean; children: string };

function Do({ intent, disabled, children }: DoProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="button button-small"
      disabled={disabled}
    >
      <span className="button-label">{children}</span>
    </button>
  );
}

type Selected = { count: number | undefined; forms: readonly string[] };

/** How many boxes are ticked, undefined until script can tell, and of which forms. Marks their rows. */
function useSelected(
  ref: React.RefObject<HTMLFieldSetElement | null>,
  data: LeadListData,
): Selected {
  const [selected, setSelected] = useState<Selected>({ count: undefined, forms: [] });
  // What was ticked before an action is done with after it.
  useChange(data, () => {
    const form = ref.current?.form;
    for (const box of form ? boxesOf(form) : []) box.checked = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows, new boxes
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return;
    const update = () => {
      const boxes = boxesOf(form);
      for (const box of boxes) box.closest("tr")?.toggleAttribute("data-selected", box.checked);
      const ticked = boxes.filter((box) => box.checked);
      const forms = new Set(ticked.map((box) => box.dataset.form ?? ""));
      setSelected({ count: ticked.length, forms: [...forms] });
    };
    const onChange = (event: Event | SyntheticEvent) => {
      if ((event.target as HTMLInputElement).name === "lead") update();
    };
    form.addEventListener("change", onChange);
    update();
    return () => form.removeEventListener("change", onChange);
  }, [ref, data]);
  return selected;
}

const isStageOf = (form: string, stage: string) => stagesOf(form).some((one) => one === stage);

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="lead"]'),
];
