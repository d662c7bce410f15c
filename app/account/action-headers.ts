import type { HeadersArgs } from "react-router";

/** A route's `headers`: what its action said of the answer, such as Retry-After. */
export const actionHeaders = ({ actionHeaders: said }: HeadersArgs): Headers => said;
