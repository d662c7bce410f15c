import type { PageHead } from "../content/page-head.ts";

type FormPage = {
  words: PageHead;
  form: { failed: boolean; words: { titlePrefix: string } };
  sent: object | undefined;
};

/** The head of a form's page: "Error: " before its title when it came back; sent ones are unlisted. */
export function formTitle(page: FormPage | undefined): PageHead | undefined {
  if (!page) return undefined;
  const { words, form, sent } = page;
  const title = form.failed ? `${form.words.titlePrefix}: ${words.title}` : words.title;
  return { ...words, title, ...(sent && { noindex: true }) };
}
