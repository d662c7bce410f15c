import type { MetaDescriptor } from "react-router";

/** The head of staff pages beside the title, which each page draws itself (staff-title.tsx). */
export const STAFF_META: MetaDescriptor[] = [{ name: "robots", content: "noindex, nofollow" }];
