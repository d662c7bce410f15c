import type { ComponentProps, ReactNode } from "react";
import { UnreachedNotice } from "../design/fields/unreached-notice.tsx";
import { StageDoor } from "./stage-door.tsx";
import "../design/fields/forms.css";
import "./account.css";

type AccountPageProps = {
  /** What every account page's loader answers (account-words.server.ts). */
  page: {
    words: { heading: string; lead: string };
    unreached: ComponentProps<typeof UnreachedNotice>["words"];
  };
  children: ReactNode;
};

/** A page around signing in: the stage door with the headline, beside it what there is to do. */
export function AccountPage({ page: { words, unreached }, children }: AccountPageProps) {
  return (
    <div className="account">
      <div className="account-stage field-blue">
        <h1 className="d3">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <StageDoor />
      </div>
      <div className="account-main">
        <UnreachedNotice words={unreached} />
        {children}
      </div>
    </div>
  );
}
