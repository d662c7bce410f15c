import { data } from "react-router";
import { readAsset, readFileFacts } from "../../../../backend/files.server.ts";
import { sessionContext } from "../../../../context.ts";
import { attachment } from "../../../../leads/attachment.ts";
import { readLead } from "../../../../leads/lead.server.ts";
import type { Route } from "./+types/cv.ts";

/** Nothing in the file may run, load or be framed, whatever a browser makes of it. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** /admin/leads/:id/cv: the CV as a download, read with the person's own rights. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = context.get(sessionContext);
  const { cv } = await readLead(backend, params.id);
  if (!cv) throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  const [facts, asset] = await Promise.all([readFileFacts(backend, cv), readAsset(backend, cv)]);
  return new Response(asset.body, {
    headers: {
      // Not its own type: then no browser has an idea what to open it with.
      "content-type": "application/octet-stream",
      "content-disposition": attachment(facts.filename_download ?? "cv"),
      "content-security-policy": FILE_POLICY,
      "x-content-type-options": "nosniff",
    },
  });
}
