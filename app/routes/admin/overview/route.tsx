import { pageWords } from "../../../content/page-words.server.ts";
import { siteContext } from "../../../context.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/route.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  return { words: pageWords(locale, "adminOverview") };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <div className="staff-page">
      <PageHead title={words.title} />
    </div>
  );
}
