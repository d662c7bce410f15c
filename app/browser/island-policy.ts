/** Elements and attributes that run or embed something; scripts of the page need none of them. */
const ACTIVE_CONTENT = /<(?:script|iframe|object|embed|base)|[\s"'/]on\w+\s*=|javascript:/i;

const RULES = {
  createHTML(html: string): string {
    if (ACTIVE_CONTENT.test(html)) throw new TypeError("An island's HTML has active content");
    return html;
  },
};

/** Made once, because a policy's name can be taken only once per document. */
let policy: { createHTML(html: string): string | TrustedHTML } | undefined;

/**
 * The HTML of an island for `innerHTML`, through the Trusted Types policy `b4-island` where the
 * browser has them. Throws a TypeError for HTML with active content. The page's content policy
 * would stop that too; this is the second lock.
 */
export function trustIslandHtml(html: string): string | TrustedHTML {
  policy ??= window.trustedTypes?.createPolicy("b4-island", RULES) ?? RULES;
  return policy.createHTML(html);
}
