import { StaffForm } from "../ui/staff-form.tsx";
import { StepButton } from "../ui/step-button.tsx";
import type { Route } from "./+types/route.ts";
import { CodeField } from "./code-field.tsx";
import type { TwoStepSetup as Setup } from "./two-step.server.ts";

type AccountData = Route.ComponentProps["loaderData"];

type TwoStepSetupProps = {
  texts: AccountData["words"]["tfa"];
  setup: Setup;
  id: string;
  error: string | undefined;
};

/** The picture, link and key for an authenticator app, and the field that proves it took them. */
export function TwoStepSetup({ texts, setup, id, error }: TwoStepSetupProps) {
  const { secret, link, picture } = setup;
  const { scan } = texts;
  return (
    <StaffForm method="post" noValidate>
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="link" value={link} />
      <div className="grid items-start gap-x-3.5 gap-y-2.5 rounded-(--radius) border border-line bg-stage p-2.5 phone:grid-cols-[208px_minmax(0,1fr)]">
        {/* Dark on light in both modes: that is what cameras read. */}
        <svg
          className="h-auto w-[min(100%,208px)] bg-[white] fill-[black] forced-color-adjust-none"
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          role="img"
          aria-label={scan.picture}
        >
          <path d={picture.path} shapeRendering="crispEdges" />
        </svg>
        <div className="grid gap-1 text-small">
          <h3 className="font-650">{scan.heading}</h3>
          <p>{scan.text}</p>
          <p>
            <a className="text-link" href={link}>
              {scan.link}
            </a>
          </p>
          <p>{scan.secret}</p>
          <p>
            <code className="font-[ui-monospace,monospace] text-[1rem] wrap-anywhere">
              {secret.match(/.{1,4}/g)?.join(" ")}
            </code>
          </p>
        </div>
      </div>
      <CodeField id={id} label={texts.code} hint={texts.codeHint} error={error} />
      <StepButton intent="tfa-confirm">{texts.confirm}</StepButton>
    </StaffForm>
  );
}
