import { Form } from "react-router";
import { Confirm } from "./confirm.tsx";
import { StepButton } from "./step-button.tsx";

type ConfirmStepProps = {
  /** Which step of the page's action it is. */
  intent: string;
  words: { label: string; consequence: string; submit: string };
  /** It takes something away. */
  isDangerous?: boolean;
};

/** A step that asks for nothing but to be confirmed. */
export function ConfirmStep({ intent, words, isDangerous = false }: ConfirmStepProps) {
  return (
    // Another step in its place is closed again.
    <Confirm key={intent} label={words.label} consequence={words.consequence}>
      <Form method="post">
        <StepButton intent={intent} isDangerous={isDangerous}>
          {words.submit}
        </StepButton>
      </Form>
    </Confirm>
  );
}
