import { expect, it } from "vitest";
import { openForms } from "../support/forms-site.ts";
import { RIGHT } from "../support/right-answers.ts";
import { HOSTS } from "../support/site.ts";

it("tells the right people of each matter", async () => {
  const { send, site, stored, close } = await openForms({
    NOTICE_EMAILS: "press=press@b4.example, careers-apply=jobs@b4.example",
  });
  await send("en", "/contact", RIGHT.contact());
  await send("en", "/contact", { ...RIGHT.contact(), topic: "live" });
  await send("en", "/careers/apply", RIGHT["careers-apply"]());
  await site.intake.deliverDue();
  const notices = stored
    .prepare("SELECT recipient FROM outbox WHERE recipient LIKE '%b4.example' ORDER BY recipient")
    .all();
  expect(notices.map(({ recipient }) => recipient)).toEqual([
    "hello@b4.example",
    "jobs@b4.example",
    "press@b4.example",
  ]);
  await close();
});

it("tells the house in its own language, with the sender to answer to", async () => {
  const { send, site, stored, close } = await openForms({ STAFF_LANGUAGE: "en" });
  const answers = {
    ...RIGHT.contact(),
    name: "Παππάς Γιώργος",
    email: "giorgos@people.example.com",
  };
  await send("el", "/contact", answers);
  await site.intake.deliverDue();
  const [notice, receipt] = stored.prepare("SELECT * FROM outbox ORDER BY recipient DESC").all();
  expect(notice).toMatchObject({
    recipient: "hello@b4.example",
    language: "en",
    reply_to: "giorgos@people.example.com",
  });
  expect(notice?.subject).toMatch(/^Message /);
  expect(notice?.body).toContain(`${HOSTS.en}/admin/leads/`);
  expect(receipt).toMatchObject({ language: "el", reply_to: null });
  expect(receipt?.body).toMatch(/^Γεια σας Γιώργο,/);
  await close();
});

it("calls nobody by words of their own in a receipt", async () => {
  const { send, site, stored, close } = await openForms();
  await send("el", "/contact", { ...RIGHT.contact(), name: "Κερδίσατε Παίξτε" });
  await site.intake.deliverDue();
  const receipt = stored.prepare("SELECT body FROM outbox WHERE reply_to IS NULL").get();
  expect(receipt?.body).toMatch(/^Γεια σας,/);
  await close();
});
