import { data } from "react-router";
import { intakeContext } from "../../../forms/intake.ts";
import { sentFile } from "../../pipeline/sent-file.ts";
import type { Route } from "./+types/file.ts";

/** /admin/tray/:id/file: what came with a submission that isn't filed, from this server's disk. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tray } = context.get(intakeContext);
  const file = tray.find(params.id)?.file;
  const content = file && (await tray.read(file));
  if (!file || !content) {
    throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  }
  return sentFile(content, file.label);
}
