import type { ReactNode } from "react";
import { StageDoor } from "./stage-door.tsx";
import "../../ui/forms/forms.css";
import "./account.css";

type AccountPageProps = { words: { heading: string; lead: string }; children: ReactNode };

/** A page around signing in: the stage door with the headline, beside it what there is to do. */
export function AccountPage({ words, children }: AccountPageProps) {
  return (
    <div className="account">
      <div className="account-stage field-blue">
        <h1 className="d3">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <StageDoor />
      </div>
      <div className="account-main">{children}</div>
    </div>
  );
}
