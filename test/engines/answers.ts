import type { Fields } from "../support/right-answers.ts";
import { expect } from "./journey.ts";
import type { Tab } from "./tab.ts";

/** What is of a fixed form can't be typed alike in all languages of a browser's own. */
const SET = ["select-one", "date"];

/** Gives those answers that the page has a question for, as a person does; answers their names. */
export async function answer(tab: Tab, fields: Fields): Promise<string[]> {
  const given: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const type = await tab.run(typeOf, name);
    if (!type || value instanceof File) continue;
    given.push(name);
    const field = `#form [name="${name}"]`;
    if (type === "radio" || type === "checkbox") {
      for (const one of [value].flat()) await tick(tab, `${field}[value="${one}"]`);
    } else if (SET.includes(type)) {
      await tab.run(set, field, String(value));
    } else {
      await write(tab, field, String(value));
    }
  }
  return given;
}

/** Writes a text in the place of what a field holds. */
export async function write(tab: Tab, field: string, text: string): Promise<void> {
  await tab.press(field);
  await tab.sees(field, { isFocused: true });
  await tab.run(() => (document.activeElement as HTMLInputElement).select());
  await tab.type(text);
  await tab.sees(field, { value: text });
}

async function tick(tab: Tab, box: string): Promise<void> {
  await tab.press(box);
  const isTicked = (each: string) => document.querySelector<HTMLInputElement>(each)?.checked;
  await expect(async () => expect(await tab.run(isTicked, box), box).toBe(true)).toPass({
    timeout: 5_000,
  });
}

/** What kind of question a name stands for on the page, if any that a person sees. */
function typeOf(name: string): string | undefined {
  const field = document.querySelector<HTMLInputElement>(`#form :not(button)[name="${name}"]`);
  return field && field.type !== "hidden" ? field.type : undefined;
}

function set(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return;
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
