import { Form } from "react-router";
import type { Pages } from "../../../../../content/types.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { StepButton } from "../../ui/step-button.tsx";

type RedirectStepsProps = { words: Pages["adminRedirects"]["steps"]; isOn: boolean };

/** Switching a redirect off or on again, and deleting it. */
export function RedirectSteps({ words, isOn }: RedirectStepsProps) {
  const intent = isOn ? "off" : "on";
  const turn = words[intent];
  return (
    <div className="staff-confirms">
      <Confirm key={intent} label={turn.label} consequence={turn.consequence}>
        <Form method="post">
          <StepButton intent={intent}>{turn.submit}</StepButton>
        </Form>
      </Confirm>
      <Confirm label={words.remove.label} consequence={words.remove.consequence}>
        <Form method="post">
          <StepButton intent="delete" isDangerous>
            {words.remove.submit}
          </StepButton>
        </Form>
      </Confirm>
    </div>
  );
}
