import { FollowedLink } from "../../browser/followed-link.tsx";

export type FilterTab = { to: string; label: string; count?: number | undefined; current: boolean };

type FilterTabsProps = {
  label: string;
  tabs: readonly FilterTab[];
  /** Something else stands in their row. */
  isShared?: boolean;
};

/** The main filter of a list as links in a row, each with its number. */
export function FilterTabs({ label, tabs, isShared = false }: FilterTabsProps) {
  return (
    <nav
      aria-label={label}
      className={`-ms-margin overflow-x-auto border-b border-line ps-margin [scrollbar-width:thin] laptop:ms-0 laptop:ps-0 ${isShared ? "" : "-me-margin pe-margin laptop:me-0 laptop:pe-0"}`}
    >
      <ul className={`flex ${isShared ? "gap-2.5" : "gap-3.25"}`}>
        {tabs.map(({ to, label: name, count, current }) => (
          <li key={to}>
            <FollowedLink
              to={to}
              className="inline-flex min-h-[46px] items-center gap-1 border-y-3 border-transparent text-small font-620 whitespace-nowrap text-text-2 hover:border-b-line-ctl hover:text-text aria-[current]:border-b-signal aria-[current]:text-text"
              aria-current={current ? "true" : undefined}
              preventScrollReset
            >
              {name}
              {count !== undefined && (
                <span className="font-400 text-text-2 tabular-nums">{count}</span>
              )}
            </FollowedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
