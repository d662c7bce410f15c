import Bookmark from "icon:lucide/bookmark";
import BookmarkPlus from "icon:lucide/bookmark-plus";
import X from "icon:lucide/x";
import { Form } from "react-router";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { fill } from "../../i18n/fill.ts";
import { leadsAddress } from "../pipeline/lead-address.ts";
import { Drop } from "../ui/drop.tsx";
import type { Route } from "./+types/route.ts";

type LeadListData = Route.ComponentProps["loaderData"];

/** Lists that one comes back to: each a link, with a way to forget it; and a form to keep this one. */
export function SavedViews({ data, problem }: { data: LeadListData; problem: string | undefined }) {
  const { words, views, query, address } = data;
  const { saved } = words;
  return (
    <>
      {views.length > 0 && (
        <Form
          method="post"
          action={address}
          className="col-span-full row-[2] flex flex-wrap gap-1 py-1.25"
          aria-label={saved.label}
        >
          {views.map(({ id, name, query: viewQuery }) => (
            <span
              key={id}
              className="inline-flex rounded-(--radius) border-[1.5px] border-line bg-stage text-small font-600 data-current:border-text [&_svg]:size-[15px]"
              data-current={viewQuery === query || undefined}
            >
              <FollowedLink
                to={leadsAddress(viewQuery)}
                className="inline-flex min-h-5 items-center gap-1 px-1.5 hover:text-anchor"
              >
                <Bookmark />
                {name}
              </FollowedLink>
              <button
                type="submit"
                name="removeView"
                value={id}
                className="inline-flex min-h-5 min-w-4.5 items-center justify-center px-1 text-text-2 hover:text-anchor"
                aria-label={fill(saved.remove, { name })}
              >
                <X />
              </button>
            </span>
          ))}
        </Form>
      )}
      <Drop
        label={saved.save}
        icon={<BookmarkPlus />}
        isOpen={problem !== undefined}
        // Saved: closed, and without the name.
        key={views.length}
      >
        <Form method="post" action={address} className="grid w-35 gap-1.5 px-2.25 py-2">
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
      </Drop>
    </>
  );
}
