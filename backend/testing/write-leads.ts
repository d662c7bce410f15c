import { createBackend } from "../index.ts";
import { newLead } from "./new-lead.ts";

/**
 * Run as a process of its own: stores files and leads that name them until it is killed, printing
 * each lead's key once it is stored.
 */
const [dataDir = ""] = process.argv.slice(2);
const backend = await createBackend({
  dataDir,
  publicToken: "static-public-token",
  allowedOrigins: [{ origin: "https://site.example", language: "en" }],
});

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  backend.fetch(
    new Request(`https://site.example${path}`, {
      method: "POST",
      headers: { authorization: "Bearer static-public-token", ...headers },
      body,
    }),
  );

async function sendFile(): Promise<string> {
  const id = crypto.randomUUID();
  const form = new FormData();
  form.append("id", id);
  form.append("file", new Blob([`%PDF-1.4\n${"x".repeat(20_000)}`]), "cv.pdf");
  await send("/files", form);
  return id;
}

for (;;) {
  const lead = newLead({ cv: await sendFile(), payload: { text: "x".repeat(500) } });
  const json = { "content-type": "application/json" };
  const response = await send("/items/leads", JSON.stringify(lead), json);
  if (response.status === 204) process.stdout.write(`${lead.id}\n`);
}
