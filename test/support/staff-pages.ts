import { ADMIN, openStaffSite } from "./staff-site.ts";

/** The staff area as an administrator has it, and the backend behind it. */
export async function asAdministrator(lang: "en" | "el" = "en") {
  const staff = await openStaffSite();
  const admin = staff.visitor(lang);
  await admin.signIn(ADMIN);
  const { access: token } = await staff.backend.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    staff.backend.call(method, path, { token, ...(body !== undefined && { body }) });
  const idOf = async (email: string) => {
    const filter = encodeURIComponent(JSON.stringify({ email: { _eq: email } }));
    const { text } = await call("GET", `/users?filter=${filter}&fields=id`);
    return String(JSON.parse(text).data[0]?.id);
  };
  return { ...staff, admin, call, idOf };
}

/** What a page shows, without what its scripts and styles carry. */
export const shown = async (response: Response) =>
  (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!-- -->/g, "");
