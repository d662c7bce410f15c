import { useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { ShellData } from "../../content/shell-data.server.ts";
import { LOCALES } from "../../i18n/locales.ts";
import type { StaffData } from "../staff-data.server.ts";
import { MailAddress } from "./mail-address.tsx";
import { useChange } from "./use-change.ts";

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
    <div ref={menu} id="staff-menu" popover="auto" className="staff-menu">
      <nav aria-label={words.nav.label}>
        <ul className="staff-nav">
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
      <div className="staff-foot">
        {person && (
          <p className="staff-person">
            <span className="visually-hidden">{words.signedInAs} </span>
            <b>
              <MailAddress text={person.name} />
            </b>
            <span>{words.roles[person.role]}</span>
          </p>
        )}
        <ul className="staff-ways">
          <li>
            <a href={`${root.site.origins[root.site.locale]}/`}>{words.viewSite}</a>
          </li>
          {LOCALES.filter(({ code }) => code !== root.site.locale).map(({ code, name }) => (
            <li key={code}>
              <a
                href={`${root.site.origins[code]}${pathname}${search}`}
                hrefLang={code}
                lang={code}
                aria-describedby="staff-language-note"
              >
                {name}
              </a>
              <span id="staff-language-note" className="staff-note">
                {words.otherLanguageNote}
              </span>
            </li>
          ))}
          <li>
            {/* A document request of its own: what the browser remembers of the pages goes too. */}
            <form method="post" action="/account/sign-out">
              <button type="submit">{words.signOut}</button>
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
  return (
    <li>
      <NavLink to={to} end={end} className="staff-nav-link">
        {label}
        {note && <span className="staff-nav-note">{note}</span>}
      </NavLink>
    </li>
  );
}
