import type { RouterContextProvider } from "react-router";
import { networkOf } from "../../packages/lib/network.ts";
import { siteContext } from "../context.ts";

/** Whom attempts and files count for: the network that a request comes from. */
export function senderOf(context: Readonly<RouterContextProvider>): string {
  const { address } = context.get(siteContext).visitor;
  return address === undefined ? "unknown" : networkOf(address);
}
