import { Form } from "react-router";
import { Confirm } from "../../ui/confirm.tsx";
import { StepButton } from "../../ui/step-button.tsx";
import type { MailData } from "./route.tsx";

/** Sending a mail now, not at all, or after all. */
export function MailSteps({ data: { words, step } }: { data: MailData }) {
  const { retry, revive, cancel, nothing } = words.mail;
  if (step === "sent") return <p className="staff-hint">{nothing}</p>;
  if (step === "cancelled") {
    return (
      <div className="staff-confirms">
        <Confirm key="revive" label={revive.label} consequence={revive.consequence}>
          <Form method="post">
            <StepButton intent="retry">{revive.submit}</StepButton>
          </Form>
        </Confirm>
      </div>
    );
  }
  return (
    <div className="staff-confirms">
      <Confirm key="retry" label={retry.label} consequence={retry.consequence}>
        <Form method="post">
          <StepButton intent="retry">{retry.submit}</StepButton>
        </Form>
      </Confirm>
      <Confirm key="cancel" label={cancel.label} consequence={cancel.consequence}>
        <Form method="post">
          <StepButton intent="cancel" isDangerous>
            {cancel.submit}
          </StepButton>
        </Form>
      </Confirm>
    </div>
  );
}
