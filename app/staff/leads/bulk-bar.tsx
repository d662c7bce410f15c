import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { stagesOf } from "../pipeline/stages.ts";
import { Confirm } from "../ui/confirm.tsx";
import { StepButton } from "../ui/step-button.tsx";
import { useChange } from "../ui/use-change.ts";
import type { Route } from "./+types/route.ts";

/** Nothing is selected: nothing can be done. Without script nobody can tell, and it stays. */
const IDLE = "data-idle:data-scripted:hidden [@media(scripting:enabled)]:not-data-scripted:hidden";

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
      className={`sticky bottom-0 z-5 flex flex-wrap items-start gap-x-1.75 gap-y-1.25 border-b border-line bg-ground py-1.75 ${IDLE}`}
      ref={ref}
      data-idle={count === 0 || undefined}
      data-scripted={count !== undefined || undefined}
    >
      <legend className="visually-hidden">{bulk.label}</legend>
      <p
        className="flex min-h-5.5 min-w-[8.5em] items-center text-small text-text-2 tabular-nums"
        aria-live="polite"
      >
        {count === undefined ? bulk.label : fill(said, { count })}
      </p>
      <span className="flex [&>.button]:rounded-s-none">
        <Select
          name="stage"
          label={bulk.stage}
          choices={fitting.length > 0 ? fitting : [{ value: "", label: bulk.noStage }]}
        />
        <StepButton intent="move" disabled={fitting.length === 0}>
          {bulk.move}
        </StepButton>
      </span>
      <span className="flex [&>.button]:rounded-s-none">
        <Select name="owner" label={bulk.owner} choices={ownerChoices} />
        <StepButton intent="assign">{bulk.assign}</StepButton>
      </span>
      {asked.queue === "spam" ? (
        <StepButton intent="inbox">{bulk.notSpam}</StepButton>
      ) : (
        <StepButton intent="spam">{bulk.spam}</StepButton>
      )}
      {isAdministrator && (
        <Confirm label={bulk.remove} consequence={bulk.removeConsequence} isSmall>
          <StepButton intent="remove" isDangerous>
            {bulk.removeSubmit}
          </StepButton>
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
      <select
        name={name}
        className="control max-w-[180px] rounded-e-none border-e-0 px-1.25 text-small"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
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
