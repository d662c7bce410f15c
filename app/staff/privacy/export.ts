import { data } from "react-router";
import { sessionContext } from "../../context.ts";
import { intakeContext } from "../../forms/intake.ts";
import { requireAdministrator } from "../../middleware/admin.server.ts";
import {
  emailIn,
  personJson,
  readPersonData,
  readPersonFiles,
} from "../pipeline/person-data.server.ts";
import { zipStream } from "../pipeline/zip-stream.server.ts";
import { dayIn } from "../times.server.ts";
import type { Route } from "./+types/export.ts";

/** /admin/privacy/export?email=…&as=json|zip: all that is held, to be handed over. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdministrator(context);
  const { backend } = context.get(sessionContext);
  const email = emailIn(url.searchParams.get("email") ?? "");
  if (!email) throw data({ statusCode: 400, statusMessage: "Bad Request" }, { status: 400 });
  const holders = { backend, intake: context.get(intakeContext) };
  const person = await readPersonData(holders, email);
  const json = personJson(person);
  const name = `personal-data-${dayIn(new Date())}`;
  if (url.searchParams.get("as") !== "zip") {
    return new Response(json, { headers: headersFor("application/json", `${name}.json`) });
  }
  const entries = async function* () {
    yield { name: "data.json", content: new TextEncoder().encode(json) };
    yield* readPersonFiles(holders, person);
  };
  return new Response(zipStream(entries()), {
    headers: headersFor("application/zip", `${name}.zip`),
  });
}

const headersFor = (type: string, filename: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${filename}"`,
});
