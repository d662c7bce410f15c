import { createBackend } from "../index.ts";
import { newLead } from "./new-lead.ts";

/** Run as a process of its own: stores leads until it is killed, printing each key once stored. */
const [dataDir = ""] = process.argv.slice(2);
const backend = await createBackend({
  dataDir,
  publicToken: "static-public-token",
  allowedOrigins: [{ origin: "https://site.example", language: "en" }],
});
for (;;) {
  const lead = newLead({ payload: { text: "x".repeat(500) } });
  const response = await backend.fetch(
    new Request("https://site.example/items/leads", {
      method: "POST",
      headers: {
        authorization: "Bearer static-public-token",
        "content-type": "application/json",
      },
      body: JSON.stringify(lead),
    }),
  );
  if (response.status === 204) process.stdout.write(`${lead.id}\n`);
}
