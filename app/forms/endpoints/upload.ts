import { BadBody } from "../../../packages/lib/body/bad-body.ts";
import { refusedBodyStatus } from "../../../packages/lib/body/refused-body.ts";
import { readBody } from "../body/read-body.server.ts";
import { FORM_ANSWER_HEADER } from "../form-answer.ts";
import { IntakeUnavailable, intakeContext, RefusedFile } from "../intake.ts";
import { senderOf } from "../sender.server.ts";
import type { Route } from "./+types/upload.ts";

export type UploadAnswer = { key: string; label: string } | { error: string };

const RETRY_AFTER_S = 30;

/**
 * POST of one document in the field `cv`, ahead of the form it belongs to: answers its key, which the
 * form then sends in its place. Refusals: 422 with `type`, `size` or `empty`; 408, 429 and 503 with
 * `upload`.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const intake = context.get(intakeContext);
  const sender = senderOf(context);
  const wait = await intake.take("upload", sender);
  if (wait > 0) return answer({ error: "upload" }, 429, wait);
  let kept: UploadAnswer = { error: "empty" };
  try {
    await readBody(request, async (name, upload) => {
      if (name !== "cv" || "key" in kept) return;
      const { key, label } = await intake.keepFile({ ...upload, sender });
      kept = { key, label };
    });
  } catch (error) {
    if (error instanceof RefusedFile) return answer({ error: error.reason }, 422);
    if (error instanceof IntakeUnavailable) return answer({ error: "upload" }, 503, RETRY_AFTER_S);
    const status = refusedBodyStatus(error);
    if (status) return answer({ error: "upload" }, status);
    if (error instanceof BadBody) return answer({ error: "size" }, error.status);
    throw error;
  }
  return answer(kept, "key" in kept ? 200 : 422);
}

function answer(body: UploadAnswer, status: number, retryAfterS?: number): Response {
  const headers = new Headers({ "cache-control": "no-store", [FORM_ANSWER_HEADER]: "1" });
  if (retryAfterS !== undefined) headers.set("retry-after", String(retryAfterS));
  return Response.json(body, { status, headers });
}
