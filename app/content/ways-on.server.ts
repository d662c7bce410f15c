import type { Messages } from "../../content/types.ts";

/** Ways on from an address that leads nowhere, called as in the header; beside them is a search field. */
export function waysOn(nav: Messages["shell"]["nav"]): readonly (readonly [string, string])[] {
  return [
    ["/services", nav.services],
    ["/creators", nav.forCreators],
    ["/brands", nav.forBrands],
    ["/blog", nav.insights],
    ["/contact", nav.contact],
  ];
}
