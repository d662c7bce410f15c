import type { Pages } from "../../../../content/types.ts";
import { Confirms } from "../../ui/confirm.tsx";
import { ConfirmStep } from "../../ui/confirm-step.tsx";

type RedirectStepsProps = { words: Pages["adminRedirects"]["steps"]; isOn: boolean };

/** Switching a redirect off or on again, and deleting it. */
export function RedirectSteps({ words, isOn }: RedirectStepsProps) {
  const intent = isOn ? "off" : "on";
  return (
    <Confirms>
      <ConfirmStep intent={intent} words={words[intent]} />
      <ConfirmStep intent="delete" words={words.remove} isDangerous />
    </Confirms>
  );
}
