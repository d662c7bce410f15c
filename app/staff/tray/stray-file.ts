import { data } from "react-router";
import { readAsset } from "../../api/files.server.ts";
import { sessionContext } from "../../context.ts";
import { intakeContext } from "../../forms/intake.ts";
import { sentFile } from "../pipeline/sent-file.ts";
import type { Route } from "./+types/stray-file.ts";
import { readStray } from "./stray.server.ts";

/** /admin/tray/stray/:id: a CV without a lead as a download, read with the person's own rights. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = context.get(sessionContext);
  const stray = await readStray(backend, context.get(intakeContext).tray);
  const file = stray.find(({ id }) => id === params.id);
  if (!file) throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  const asset = await readAsset(backend, file.id);
  return sentFile(asset.body, file.filename_download ?? "cv");
}
