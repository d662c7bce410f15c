import { describe, expect, it } from "vitest";
import { drawPoster, posterSvg } from "../../app/design/art/poster.ts";
import { posterCode, posterOfCode } from "../../app/design/art/poster-code.ts";
import { openForms } from "../support/forms-site.ts";
import { type Fields, RIGHT } from "../support/right-answers.ts";
import { HOSTS, LANGUAGES } from "../support/site.ts";

describe.each(LANGUAGES)("a creator's own poster in %s", (lang) => {
  const handle = "zoe.varda-live";
  const code = posterCode(drawPoster(handle));

  it("goes with the page that says it is sent, and with the receipt, without the handle", async () => {
    const { send, site, mails, close } = await openForms();
    const answers: Fields = {
      ...RIGHT["creators-join"](),
      handleTiktok: `@${handle}`,
      home: "tiktok",
    };
    const sent = await send(lang, "/creators/join", answers);
    const target = new URL(sent.headers.get("location") ?? "", HOSTS[lang]);
    expect(target.searchParams.get("poster")).toBe(code);
    const html = await (await site.fetch(new Request(target))).text();
    const poster = posterOfCode(code);
    expect(html).toContain(encodeURIComponent(posterSvg(poster ?? drawPoster(""), { size: 300 })));
    await site.intake.deliverDue();
    // Of a mail that went out its body is kept no longer.
    await expect.poll(() => mails).toHaveLength(2);
    const receipt = mails.find(({ to }) => to === answers.email);
    expect(receipt?.text).toContain(`${target.origin}${target.pathname}${target.search}`);
    expect(receipt?.text).not.toContain(handle);
    await close();
  });

  it("is drawn for a handle that a form without script brings, and nobody keeps that page", async () => {
    const { site, close } = await openForms();
    const asked = new Request(`${HOSTS[lang]}/creators/join?handle=%40${handle}`);
    const page = await site.fetch(asked);
    const html = await page.text();
    expect(html).toContain(encodeURIComponent(posterSvg(drawPoster(handle), { size: 300 })));
    expect(html).toMatch(new RegExp(`<input[^>]*name="handleTiktok"[^>]*value="${handle}"`));
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    await close();
  });

  it.each(["<script>", "0".repeat(4_000), "zz".repeat(18)])(
    "is another's where the address has none: %.10s",
    async (wrong) => {
      const { site, close } = await openForms();
      const query = new URLSearchParams({ sent: "B4-7KQ2-M9XD", poster: wrong });
      const page = await site.fetch(new Request(`${HOSTS[lang]}/creators/join?${query}`));
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).not.toContain("/api/poster?poster=");
      await close();
    },
  );
});
