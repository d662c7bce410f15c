import { DEFINITIONS, SCHEMAS } from "../../app/forms/definitions.ts";
import type { FormId } from "../../app/forms/form-ids.ts";
import { questionOf } from "../../app/forms/schema-parts.ts";

export type Fields = Record<string, string | string[] | File>;
export const PDF = () =>
  new File(["%PDF-1.7\nA CV"], "βιογραφικό.pdf", { type: "application/pdf" });

/** The first answer to each question that a form asks by itself and has to be answered. */
export function askedAnswers(form: FormId): Record<string, string> {
  const needed = DEFINITIONS[form].asked.filter(({ isOptional }) => !isOptional);
  const parts: Readonly<Record<string, object>> = SCHEMAS[form].shape;
  return Object.fromEntries(
    needed.map(({ name }) => [name, questionOf(parts[name] ?? {})?.options?.[0] ?? "Yes"]),
  );
}

/** Right answers to each form. */
export const RIGHT: Readonly<Record<FormId, () => Fields>> = {
  "creators-join": () => ({
    ...askedAnswers("creators-join"),
    name: "Καλλιόπη Μάρα",
    email: "kalliope@people.example.com",
    city: "Αθήνα",
    birthDate: "1999-05-05",
    handleTiktok: "@kalliopelive",
    home: "tiktok",
    audience: "10k-100k",
    liveHours: "1-3",
    niche: "I cook what my grandmother cooked.",
    consent: "yes",
  }),
  "brands-join": () => ({
    ...askedAnswers("brands-join"),
    company: "Ice & Sons",
    name: "Anna",
    email: "anna@ice.example.com",
    goals: ["sales", "launch"],
    budget: "5k-15k",
    timing: "quarter",
    markets: "Greece",
    message: "A picnic cooler. We have tried ads.",
    consent: "yes",
  }),
  "brands-campaigns": () => ({
    ...askedAnswers("brands-campaigns"),
    product: "A picnic cooler",
    goal: "order",
    audience: "Families who leave on Friday",
    markets: "Greece",
    budget: "15k-50k",
    covers: ["fees"],
    deadline: "1 June",
    formats: ["live", "series"],
    company: "Ice & Sons",
    name: "Anna",
    email: "anna@ice.example.com",
    consent: "yes",
    intent: "send",
  }),
  "careers-apply": () => ({
    ...askedAnswers("careers-apply"),
    opening: "live-producer",
    name: "Nikos",
    email: "nikos@people.example.com",
    city: "Patras",
    made: "A show",
    rightToWork: "yes",
    consent: "yes",
    cv: PDF(),
  }),
  contact: () => ({
    ...askedAnswers("contact"),
    topic: "press",
    name: "Theo",
    email: "theo@paper.example.com",
    message: "An interview, please.",
    consent: "yes",
  }),
};

/** As a browser sends them: the form with a file in parts, the others urlencoded. */
export function bodyOf(path: string, fields: Fields): FormData | URLSearchParams {
  const body = path === "/careers/apply" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one as string);
  }
  return body;
}
