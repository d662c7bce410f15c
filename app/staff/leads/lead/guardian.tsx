import { Form } from "react-router";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import { replyAddress } from "../../pipeline/lead-address.ts";
import { Callout } from "../../ui/callout.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

type GuardianProps = { data: LeadData; guardian: NonNullable<LeadData["lead"]["guardian"]> };

/** The sender is under 18: whom to ask, how far that is, and the next step. */
export function Guardian({ data: { words, lead, query }, guardian }: GuardianProps) {
  const texts = words.guardian;
  const { state, name, email } = guardian;
  const letter = replyAddress(lead.id, query, { template: "guardian" });
  return (
    <Callout layout="row" label={texts.heading} isSettled={state === "agreed"}>
      <p>
        <b>{texts.heading}.</b> {texts[state]}{" "}
        {[name, email].filter(Boolean).join(", ") || texts.nobody}
      </p>
      <div className="flex flex-wrap items-center gap-1.25">
        {email && state !== "agreed" && (
          <FollowedLink to={letter} className="button button-small">
            <span className="button-label">{state === "ask" ? texts.write : texts.again}</span>
          </FollowedLink>
        )}
        {state !== "agreed" && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="guardian" />
            <button type="submit" name="guardian" value="agreed" className="button button-small">
              <span className="button-label">{texts.agree}</span>
            </button>
          </Form>
        )}
      </div>
    </Callout>
  );
}
