import { Form } from "react-router";
import { Confirm, Confirms } from "../../ui/confirm.tsx";
import { Hint } from "../../ui/hint.tsx";
import { StepButton } from "../../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";

type MailData = Route.ComponentProps["loaderData"];

/** Sending a mail now, not at all, after all or once more, as its state allows. */
export function MailSteps({ data: { words, step } }: { data: MailData }) {
  const { retry, revive, again, cancel, leave, nothing, underWay, unsure } = words.mail;
  switch (step) {
    case "sent":
      return <Hint>{nothing}</Hint>;
    case "sending":
      return <Hint>{underWay}</Hint>;
    case "cancelled":
      return (
        <Confirms>
          <Step key="revive" intent="retry" words={revive} />
        </Confirms>
      );
    case "unsure":
      return (
        <>
          <Hint>{unsure}</Hint>
          <Confirms>
            <Step key="again" intent="retry" words={again} />
            <Step key="leave" intent="cancel" words={leave} />
          </Confirms>
        </>
      );
    default:
      return (
        <Confirms>
          <Step key="retry" intent="retry" words={retry} />
          <Step key="cancel" intent="cancel" words={cancel} isDangerous />
        </Confirms>
      );
  }
}

type StepProps = {
  intent: "retry" | "cancel";
  words: { label: string; consequence: string; submit: string };
  isDangerous?: true;
};

function Step({ intent, words, isDangerous }: StepProps) {
  return (
    <Confirm label={words.label} consequence={words.consequence}>
      <Form method="post">
        <StepButton intent={intent} {...(isDangerous && { isDangerous })}>
          {words.submit}
        </StepButton>
      </Form>
    </Confirm>
  );
}
