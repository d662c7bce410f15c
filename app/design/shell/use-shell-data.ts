import { useRouteLoaderData } from "react-router";
import type { ShellData } from "../../content/shell-data.server.ts";

/** What the root knows for every page; undefined when even that failed. */
export const useShellData = () => useRouteLoaderData<ShellData>("root");
