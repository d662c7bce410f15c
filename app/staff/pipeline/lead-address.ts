type Further = { template?: string; cv?: "text" };

/** Address of the list of leads as `query` asks for it (`queryOfLeads`). */
export const leadsAddress = (query: string): string => withQuery("/admin/leads", query);

/**
 * Address of a lead's page, or of one beneath it. `query` is that of the list it was opened from,
 * which the way back and the neighbours go by.
 */
export function leadAddress(id: string, query: string, further?: Pick<Further, "cv">): string {
  return withQuery(`/admin/leads/${id}`, query, further);
}

/** Address of the page on which a lead's sender is written to. */
export function replyAddress(
  id: string,
  query: string,
  further?: Pick<Further, "template">,
): string {
  return withQuery(`/admin/leads/${id}/reply`, query, further);
}

function withQuery(path: string, query: string, further: Further = {}): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(further)) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
