import { data } from "react-router";
import { readAsset, readFileFacts } from "../../../api/files.server.ts";
import { sessionContext } from "../../../context.ts";
import { readLead } from "../../pipeline/lead.server.ts";
import { sentFile } from "../../pipeline/sent-file.ts";
import type { Route } from "./+types/cv.ts";

/** /admin/leads/:id/cv: the CV as a download, read with the person's own rights. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = context.get(sessionContext);
  const { cv } = await readLead(backend, params.id);
  if (!cv) throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  const [facts, asset] = await Promise.all([readFileFacts(backend, cv), readAsset(backend, cv)]);
  return sentFile(asset.body, facts.filename_download ?? "cv");
}
