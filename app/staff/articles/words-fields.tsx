import type { Pages } from "../../../content/types.ts";
import { type FormErrors, textOf } from "../../design/fields/form-state.ts";
import { TextArea } from "../../design/fields/text-area.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { FormChoices } from "./choices.server.ts";
import { type ArticleValues, type WordField, wordField } from "./fields.ts";
import { Group } from "./group.tsx";
import { MarkdownHelp } from "./markdown-help.tsx";

type WordsFieldsProps = {
  language: LocaleCode;
  words: Pages["adminArticles"];
  hints: FormChoices["hints"];
  values: ArticleValues;
  errors: FormErrors;
};

/** The words of an article in one language; none of them when it isn't there in this one. */
export function WordsFields({ language, words, hints, values, errors }: WordsFieldsProps) {
  const field = (name: WordField) => ({
    name: wordField(name, language),
    label: words.form.words[name],
    hint: hints[name],
    error: errors[wordField(name, language)],
    defaultValue: textOf(values, wordField(name, language)),
    lang: language,
    autoComplete: "off",
  });
  return (
    // Seven rows that both languages share: what is said below a field in one moves both.
    <div className="row-span-7 grid min-w-0 grid-cols-1 grid-rows-subgrid items-start">
      <Group title={words.languages[language]} sharesRows>
        <TextField {...field("title")} />
        <TextField {...field("metaTitle")} />
        <TextArea {...field("description")} rows={3} />
        <TextArea {...field("lead")} rows={3} />
        {/* It grows with what is written, and empty it has the room of a text. */}
        <div className="grid [&_textarea]:min-h-[min(28rem,60vh)]!">
          <TextArea {...field("body")} rows={18} />
        </div>
        <MarkdownHelp words={words.markdown} />
      </Group>
    </div>
  );
}
