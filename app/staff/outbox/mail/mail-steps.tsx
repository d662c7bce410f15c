import { Form } from "react-router";
import { Confirm } from "../../ui/confirm.tsx";
import { StepButton } from "../../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";

type MailData = Route.ComponentProps["loaderData"];

/** Sending a mail now, not at all, after all or once more, as its state allows. */
export function MailSteps({ data: { words, step } }: { data: MailData }) {
  const { retry, revive, again, cancel, leave, nothing, underWay, unsure } = words.mail;
  switch (step) {
    case "sent":
      return <p className="staff-hint">{nothing}</p>;
    case "sending":
      return <p className="staff-hint">{underWay}</p>;
    case "cancelled":
      return (
        <div className="staff-confirms">
          <Step key="revive" intent="retry" words={revive} />
        </div>
      );
    case "unsure":
      return (
        <>
          <p className="staff-hint">{unsure}</p>
          <div className="staff-confirms">
            <Step key="again" intent="retry" words={again} />
            <Step key="leave" intent="cancel" words={leave} />
          </div>
        </>
      );
    default:
      return (
        <div className="staff-confirms">
          <Step key="retry" intent="retry" words={retry} />
          <Step key="cancel" intent="cancel" words={cancel} isDangerous />
        </div>
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
