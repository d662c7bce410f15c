import { useRef } from "react";
import { useLocation } from "react-router";
import { FollowedLink } from "../../browser/followed-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";
import { LOCALES } from "../../i18n/locales.ts";
import type { StaffData } from "../staff-data.server.ts";
import { MailAddress } from "./mail-address.tsx";
import sheet from "./staff-shell.module.css";
import { useChange } from "./use-change.ts";

/** A way out of the staff area. */
const WAY =
  "inline-flex min-h-4.5 items-center underline decoration-line-ctl decoration-[1.5px] underline-offset-[0.25em] hover:text-anchor hover:decoration-current";

/**
 * Where staff go, who is signed in and the way out. A column beside the page; on small screens a
 * popover of the platform, so that it opens and closes without script.
 */
export function StaffMenu({ root, staff }: { root: ShellData; staff: StaffData }) {
  const { words, person, newLeads, unfiled } = staff;
  const menu = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();

  useChange(pathname + search, () => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  });

  const isAdministrator = person?.role === "administrator";
  return (
    <div ref={menu} id="staff-menu" popover="auto" className={`${sheet.menu} text-text`}>
      <nav aria-label={words.nav.label}>
        <ul className="grid gap-0.25">
          <Entry to="/admin" label={words.nav.overview} end />
          <Entry to="/admin/leads" label={words.nav.leads} note={newLeads} />
          {unfiled && <Entry to="/admin/tray" label={words.nav.tray} note={unfiled} />}
          <Entry to="/admin/articles" label={words.nav.articles} />
          <Entry to="/admin/redirects" label={words.nav.redirects} />
          <Entry to="/admin/search" label={words.nav.search} />
          {isAdministrator && <Entry to="/admin/users" label={words.nav.people} />}
          {isAdministrator && <Entry to="/admin/outbox" label={words.nav.outbox} />}
          {isAdministrator && <Entry to="/admin/activity" label={words.nav.activity} />}
          {isAdministrator && <Entry to="/admin/visits" label={words.nav.visits} />}
          {isAdministrator && <Entry to="/admin/privacy" label={words.nav.privacy} />}
          <Entry to="/admin/account" label={words.nav.account} />
        </ul>
      </nav>
      <div className="mt-2.5 grid gap-1.75 border-t border-line px-1.75 pt-2 laptop:mt-auto">
        {person && (
          <p className="grid text-small leading-[1.35] wrap-anywhere">
            <span className="visually-hidden">{words.signedInAs} </span>
            <b>
              <MailAddress text={person.name} />
            </b>
            <span className="text-text-2">{words.roles[person.role]}</span>
          </p>
        )}
        <ul className="grid justify-items-start text-small">
          <li>
            <a href={`${root.site.origins[root.site.locale]}/`} className={WAY}>
              {words.viewSite}
            </a>
          </li>
          {LOCALES.filter(({ code }) => code !== root.site.locale).map(({ code, name }) => (
            <li key={code}>
              <a
                href={`${root.site.origins[code]}${pathname}${search}`}
                className={WAY}
                hrefLang={code}
                lang={code}
                aria-describedby="staff-language-note"
              >
                {name}
              </a>
              <span id="staff-language-note" className="block text-note leading-[1.4] text-text-3">
                {words.otherLanguageNote}
              </span>
            </li>
          ))}
          <li>
            {/* A document request of its own: what the browser remembers of the pages goes too. */}
            <form method="post" action="/account/sign-out">
              <button type="submit" className={WAY}>
                {words.signOut}
              </button>
            </form>
          </li>
        </ul>
      </div>
    </div>
  );
}

function Entry({
  to,
  label,
  note,
  end = false,
}: {
  to: string;
  label: string;
  note?: string | undefined;
  end?: boolean;
}) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <li>
      <FollowedLink
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-h-5.5 items-center justify-between gap-1.25 rounded-(--radius) border-s-4 border-transparent px-1.25 font-620 tracking-[-0.01em] hover:bg-raise aria-[current=page]:border-signal aria-[current=page]:bg-raise forced-colors:aria-[current=page]:border-[Highlight]"
      >
        {label}
        {note && (
          <span className="flex-none text-note font-600 text-text-2 tabular-nums">{note}</span>
        )}
      </FollowedLink>
    </li>
  );
}
