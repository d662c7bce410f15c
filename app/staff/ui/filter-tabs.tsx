import { Link } from "react-router";

export type FilterTab = { to: string; label: string; count?: number | undefined; current: boolean };

/** The main filter of a list as links in a row, each with its number. */
export function FilterTabs({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) {
  return (
    <nav aria-label={label} className="staff-tabs">
      <ul>
        {tabs.map(({ to, label: name, count, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? "true" : undefined} preventScrollReset>
              {name}
              {count !== undefined && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
