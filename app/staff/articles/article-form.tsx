import { useNavigation } from "react-router";
import type { Pages } from "../../../content/types.ts";
import { ErrorSummary } from "../../design/fields/error-summary.tsx";
import { type FormErrors, type FormValues, textOf } from "../../design/fields/form-state.ts";
import { SubmitButton } from "../../design/fields/submit-button.tsx";
import { fill } from "../../i18n/fill.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { DraftLine } from "../drafts/draft-line.tsx";
import { useKeptDraft } from "../drafts/use-kept-draft.ts";
import { Abreast } from "../ui/abreast.tsx";
import { Hint } from "../ui/hint.tsx";
import { StaffForm } from "../ui/staff-form.tsx";
import type { FormChoices } from "./choices.server.ts";
import { type ArticleConflict, ConflictNotice } from "./conflict-notice.tsx";
import { FactsFields, relatedLabel } from "./facts-fields.tsx";
import { type ArticleValues, RELATED_FIELDS, WORD_FIELDS, wordField } from "./fields.ts";
import { WordsFields } from "./words-fields.tsx";

type ArticleFormProps = {
  /** What is written here, for the draft that the browser keeps. */
  draft: string;
  words: Pages["adminArticles"];
  choices: FormChoices;
  /** What is stored, or what was typed and came back. */
  values: ArticleValues;
  errors?: FormErrors | undefined;
  /** The error summary's heading. */
  heading?: string | undefined;
  isPublished?: boolean;
  /** Of the article as the form was filled from it; a new one has none. */
  version?: string | undefined;
  conflict?: ArticleConflict | undefined;
};

/** A whole article: its facts, and its words in each language; for a new one as for one that changes. */
export function ArticleForm(props: ArticleFormProps) {
  const { words, choices, errors = {}, heading = "", isPublished, conflict } = props;
  const isAnswered = heading !== "" || conflict !== undefined;
  const kept = useKeptDraft(`article:${props.draft}`, { isAnswered });
  const { version = "" } = props;
  // A draft that was typed over an older version says so when it is sent.
  const values: ArticleValues = {
    ...props.values,
    version,
    ...(!isAnswered && plain(kept.values)),
  };
  return (
    // Another version fills the fields anew.
    <StaffForm
      key={`${version} ${kept.formKey}`}
      {...kept.form}
      method="post"
      // Greek is three times as long in the other encoding, and the size of a form is limited.
      encType="multipart/form-data"
      width="texts"
      noValidate
    >
      <ErrorSummary heading={heading} errors={errors} fields={fieldNames(words)} />
      {conflict && <ConflictNotice words={words.conflict} conflict={conflict} />}
      <input type="hidden" name="version" value={values.version} />
      <FactsFields words={words.form} choices={choices} values={values} errors={errors} />
      <Hint>{words.form.wordsHint}</Hint>
      <Abreast of="texts">
        {LOCALE_CODES.map((language) => (
          <WordsFields
            key={language}
            language={language}
            words={words}
            hints={choices.hints}
            values={values}
            errors={errors}
          />
        ))}
      </Abreast>
      {isPublished && <Hint>{words.form.withdrawHint}</Hint>}
      <DraftLine line={kept.line} />
      <Send words={words.form} isPublished={isPublished} />
    </StaffForm>
  );
}

/** Every field of this form has one text. */
const plain = (values: FormValues | undefined): ArticleValues =>
  Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, textOf(values, name)]));

/** Enter in a field presses the first: a draft stays one, and what is published stays published. */
function Send({
  words,
  isPublished,
}: {
  words: Pages["adminArticles"]["form"];
  isPublished: boolean | undefined;
}) {
  const { steps, saving } = words;
  const sent = useNavigation().formData?.get("intent");
  const buttons = isPublished
    ? ([
        ["publish", steps.publishAgain, "ink"],
        ["withdraw", steps.withdraw, "outline"],
      ] as const)
    : ([
        ["draft", steps.draft, "outline"],
        ["publish", steps.publish, "ink"],
      ] as const);
  return (
    <div className="flex flex-wrap gap-1.5">
      {buttons.map(([intent, label, tone]) => (
        <SubmitButton
          key={intent}
          tone={tone}
          name="intent"
          value={intent}
          pending={sent === intent}
          pendingLabel={saving}
        >
          {label}
        </SubmitButton>
      ))}
    </div>
  );
}

/** What the error summary calls the fields, in their order. */
function fieldNames({ form, languages }: Pages["adminArticles"]): Record<string, string> {
  const { slug, category, audience, author, published, time } = form;
  const related = RELATED_FIELDS.map((name, index) => [name, relatedLabel(form, index)]);
  const words = LOCALE_CODES.flatMap((code) =>
    WORD_FIELDS.map((field) => [
      wordField(field, code),
      fill(form.named, { field: form.words[field], language: languages[code] }),
    ]),
  );
  return {
    ...{ slug, category, audience, author, published, time },
    ...Object.fromEntries([...related, ...words]),
  };
}
