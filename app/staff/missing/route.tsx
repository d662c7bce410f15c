import { data } from "react-router";

/** Every address under /admin without a page: the staff area's own 404, with its menu. */
export function loader(): never {
  throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
}

export default function Missing() {
  return null;
}
