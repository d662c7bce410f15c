import { drawPoster } from "../design/art/poster.ts";
import { posterCode } from "../design/art/poster-code.ts";
import { handleIn } from "./creators-join/handle.ts";
import type { Answers } from "./definitions.ts";
import type { FormId } from "./form-ids.ts";

/** Which parts the poster of an application is made of; undefined where nobody named a handle. */
export function posterOf(form: FormId, answers: Answers): string | undefined {
  const handle = form === "creators-join" ? handleIn(answers) : "";
  return handle ? posterCode(drawPoster(handle)) : undefined;
}

/** The query of the page that says that a form is with us. Nothing that was typed is in it. */
export const sentQuery = (reference: string, poster: string | undefined) =>
  new URLSearchParams({ sent: reference, ...(poster && { poster }) });
