import type { Pages } from "../../../content/types.ts";
import { ChoiceGroup } from "../../design/fields/choice-group.tsx";
import { type FormErrors, textOf } from "../../design/fields/form-state.ts";
import { SelectField } from "../../design/fields/select-field.tsx";
import { TextField } from "../../design/fields/text-field.tsx";
import { fill } from "../../i18n/fill.ts";
import { Abreast } from "../ui/abreast.tsx";
import { Hint } from "../ui/hint.tsx";
import type { FormChoices } from "./choices.server.ts";
import { type ArticleValues, RELATED_FIELDS } from "./fields.ts";
import { Group } from "./group.tsx";

type FactsFieldsProps = {
  words: Pages["adminArticles"]["form"];
  choices: FormChoices;
  values: ArticleValues;
  errors: FormErrors;
};

/** What an article is in every language: address, kind, author, day, what comes after it. */
export function FactsFields({ words, choices, values, errors }: FactsFieldsProps) {
  const field = (name: "slug" | "category" | "audience" | "author" | "published" | "time") => ({
    name,
    label: words[name],
    error: errors[name],
  });
  const select = (name: string) => ({
    defaultValue: textOf(values, name),
    placeholder: words.choose,
    autoComplete: "off",
  });
  return (
    <Group title={words.facts}>
      <TextField
        {...field("slug")}
        hint={words.slugHint}
        defaultValue={textOf(values, "slug")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Abreast of="fields">
        <SelectField {...field("category")} {...select("category")} choices={choices.categories} />
        <ChoiceGroup
          {...field("audience")}
          type="radio"
          choices={choices.audiences}
          chosen={[textOf(values, "audience")]}
        />
        <SelectField {...field("author")} {...select("author")} choices={choices.authors} />
      </Abreast>
      <div className="form-row">
        <TextField
          {...field("published")}
          hint={words.publishedHint}
          type="date"
          defaultValue={textOf(values, "published")}
          autoComplete="off"
        />
        <TextField
          {...field("time")}
          hint={words.timeHint}
          type="time"
          defaultValue={textOf(values, "time")}
          autoComplete="off"
        />
      </div>
      <Hint>{words.relatedHint}</Hint>
      <Abreast of="fields">
        {RELATED_FIELDS.map((name, index) => (
          <SelectField
            key={name}
            {...select(name)}
            name={name}
            label={relatedLabel(words, index)}
            error={errors[name]}
            choices={withChosen(choices.related, textOf(values, name))}
          />
        ))}
      </Abreast>
    </Group>
  );
}

export const relatedLabel = (words: FactsFieldsProps["words"], index: number) =>
  fill(words.relatedAt, { number: index + 1 });

/** What is chosen stays so, even where it isn't offered: it may be gone, or too old for the list. */
function withChosen(choices: FormChoices["related"], chosen: string): FormChoices["related"] {
  if (!chosen || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: chosen }];
}
