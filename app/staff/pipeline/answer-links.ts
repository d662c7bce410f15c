import { emailFault } from "../../../packages/lib/valid/email.ts";

/** A piece of an answer: words, or what can be followed. */
export type AnswerPart = string | { text: string; href: string };

/** Where a platform has its profiles. */
const PROFILES: Readonly<Record<string, string>> = {
  handleTiktok: "https://www.tiktok.com/@",
  handleInstagram: "https://www.instagram.com/",
  handleYoutube: "https://www.youtube.com/@",
  handleTwitch: "https://www.twitch.tv/",
};
const HANDLE = /^[\p{L}\p{N}._-]+$/u;
/** An address in a text, with or without its scheme; what ends a sentence is no part of it. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"«»]+[^\s<>"«».,;:!?)\]}']/giu;

/** A number as telephones take it; undefined for what has too few digits. */
export function telOf(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < 5) return undefined;
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/** An answer with its numbers, addresses, links and handles to press. Never anything but web, mail and phone. */
export function answerParts(name: string, answer: string, shown: string): AnswerPart[] {
  const profile = PROFILES[name];
  if (profile && HANDLE.test(answer)) {
    return [{ text: `@${answer}`, href: profile + encodeURIComponent(answer) }];
  }
  const tel = name === "phone" ? telOf(answer) : undefined;
  if (tel) return [{ text: shown, href: tel }];
  if (/email$/i.test(name) && emailFault(answer) === undefined) {
    return [{ text: shown, href: `mailto:${encodeURIComponent(answer).replace("%40", "@")}` }];
  }
  return withLinks(shown);
}

function withLinks(text: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = /^https?:/i.test(address) ? address : `https://${address}`;
    if (!URL.canParse(href)) continue;
    if (index > at) parts.push(text.slice(at, index));
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
