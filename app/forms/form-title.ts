import type { PageHead } from "../content/page-head.ts";

type FormPage = {
  words: PageHead;
  form: { failed: boolean; words: { titlePrefix: string } };
  sent: { words: { bug: string } } | undefined;
};

/**
 * The head of a form's page: before its title "Error: " when it came back, "Received: " once it is
 * with us. What is sent is unlisted.
 */
export function formTitle(page: FormPage | undefined): PageHead | undefined {
  if (!page) return undefined;
  const { words, form, sent } = page;
  const prefix = sent ? sent.words.bug : form.failed && form.words.titlePrefix;
  const title = prefix ? `${prefix}: ${words.title}` : words.title;
  return { ...words, title, ...(sent && { noindex: true }) };
}
