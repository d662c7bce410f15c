import type { FormId } from "../../app/forms/form-ids.ts";

export type Fields = Record<string, string | string[] | File>;
export const PDF = () =>
  new File(["%PDF-1.7\nA CV"], "βιογραφικό.pdf", { type: "application/pdf" });

/** Right answers to each form. */
export const RIGHT: Readonly<Record<FormId, () => Fields>> = {
  "creators-join": () => ({
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
