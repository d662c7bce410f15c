import Bookmark from "icon:lucide/bookmark";
import BookmarkPlus from "icon:lucide/bookmark-plus";
import X from "icon:lucide/x";
import { Form, Link } from "react-router";
import { TextField } from "../../design/fields/text-field.tsx";
import { fill } from "../../i18n/fill.ts";
import { leadsAddress } from "../pipeline/lead-address.ts";
import type { Route } from "./+types/route.ts";

type LeadListData = Route.ComponentProps["loaderData"];

/** Lists that one comes back to: each a link, with a way to forget it; and a form to keep this one. */
export function SavedViews({ data, problem }: { data: LeadListData; problem: string | undefined }) {
  const { words, views, query, address } = data;
  const { saved } = words;
  return (
    <>
      {views.length > 0 && (
        <Form method="post" action={address} className="lead-saved-list" aria-label={saved.label}>
          {views.map(({ id, name, query: viewQuery }) => (
            <span
              key={id}
              className="lead-saved-view"
              data-current={viewQuery === query || undefined}
            >
              <Link to={leadsAddress(viewQuery)}>
                <Bookmark />
                {name}
              </Link>
              <button
                type="submit"
                name="removeView"
                value={id}
                aria-label={fill(saved.remove, { name })}
              >
                <X />
              </button>
            </span>
          ))}
        </Form>
      )}
      <details
        className="lead-saved-new staff-drop"
        open={problem !== undefined || undefined}
        // Saved: closed, and without the name.
        key={views.length}
      >
        <summary title={saved.save}>
          <BookmarkPlus />
          <span className="visually-hidden">{saved.save}</span>
        </summary>
        <Form method="post" action={address}>
          <TextField
            name="viewName"
            label={saved.name}
            error={problem}
            maxLength={100}
            autoComplete="off"
            required
          />
          <button type="submit" name="intent" value="save-view" className="button button-small">
            <span className="button-label">{saved.submit}</span>
          </button>
        </Form>
      </details>
    </>
  );
}
