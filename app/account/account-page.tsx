import type { ComponentProps, ReactNode } from "react";
import { FollowedLink } from "../browser/followed-link.tsx";
import { UnreachedNotice } from "../design/fields/unreached-notice.tsx";
import { StageDoor } from "./stage-door.tsx";
import "../design/fields/forms.css";
import sheet from "./account-page.module.css";

type AccountPageProps = {
  /** What every account page's loader answers (account-words.server.ts). */
  page: {
    words: { heading: string; lead: string };
    unreached: ComponentProps<typeof UnreachedNotice>["words"];
    wall: readonly { id: string; city: string; picture: string }[];
  };
  children: ReactNode;
};

/** A page around signing in: the stage door with the headline, beside it what there is to do, and the six offices. */
export function AccountPage({ page: { words, unreached, wall }, children }: AccountPageProps) {
  return (
    <div className={sheet.room}>
      <div className={sheet.page}>
        <div className={`${sheet.stage} field-blue`}>
          <h1 className="d3 text-balance">{words.heading}</h1>
          <p className="lead max-w-[30ch]">{words.lead}</p>
          <StageDoor />
        </div>
        <div className={`${sheet.main} [&_.button]:justify-self-start`}>
          <UnreachedNotice words={unreached} />
          {children}
        </div>
        {/* Decoration: what waits behind the door. */}
        <div className={sheet.wall} aria-hidden="true">
          {wall.map(({ id, city, picture }) => (
            <div key={id}>
              <img src={picture} alt="" width="180" height="320" loading="lazy" />
              <span className="bug">{city}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Below a form, where else there is to go. */
export function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="flex">
      <FollowedLink className="text-link inline-flex min-h-5.5 items-center font-600" to={to}>
        {children}
      </FollowedLink>
    </p>
  );
}
