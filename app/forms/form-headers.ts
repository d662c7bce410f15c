import type { HeadersFunction } from "react-router";

/** What the action or the loader of a form's page says about keeping its answer. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
