/** What does the first view of each kind of page weigh over the wire? */
import { excesses } from "../scripts/check-budgets.ts";
import { pageWeights } from "../scripts/page-weights.ts";
import { note, type Row, round } from "./support/report.ts";

const kb = (bytes: number) => round(bytes / 1000, 1);

export async function run(): Promise<Row[]> {
  const weights = await pageWeights();
  for (const [page, { html, script, style, font }] of weights) {
    note(
      `${page}: html ${kb(html)}, script ${kb(script)}, style ${kb(style)}, font ${kb(font)} kB`,
    );
  }
  const home = weights.get("el /");
  const found = excesses(weights);
  return [
    {
      question: "weight of the home page (Greek), brotli",
      measured: home
        ? `script ${kb(home.script)}, style ${kb(home.style)}, fonts ${kb(home.font)} kB`
        : "",
      wanted: "≤ 110, 15, 60 kB",
      met: found.every(({ page }) => !page.endsWith(" /")),
    },
    {
      question: `weight of ${weights.size} pages`,
      measured: found.length === 0 ? "within budget" : `${found.length} too heavy`,
      wanted: "within budget",
      met: found.length === 0,
    },
  ];
}
