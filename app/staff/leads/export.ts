import { sessionContext, siteContext } from "../../context.ts";
import { requireUser } from "../../middleware/admin.server.ts";
import { askedLeads } from "../pipeline/asked-leads.ts";
import { exportLeads } from "../pipeline/export-csv.server.ts";
import { dayIn } from "../times.server.ts";
import type { Route } from "./+types/export.ts";

/** /admin/leads/export.csv: the list that the address asks for, all of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: self } = requireUser(context);
  const { locale } = context.get(siteContext);
  const { backend } = context.get(sessionContext);
  const asked = askedLeads(url.searchParams);
  const body = await exportLeads({ locale, backend, self, asked });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="leads-${dayIn(new Date())}.csv"`,
    },
  });
}
