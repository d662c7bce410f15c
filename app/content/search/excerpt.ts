import { wordsIn } from "./fold.ts";
import type { Fragment } from "./found.ts";
import { isStopWord, termOf } from "./terms.ts";
import type { WordPlaces } from "./word-places.ts";

/** About two lines on a phone, in characters. */
const EXCERPT_LENGTH = 170;
/** Shorter texts are labels; a sentence reads better as an excerpt. */
const SENTENCE_LENGTH = 32;
/** A term in a sentence says more than two in a caption. */
const SENTENCE_WORTH = 2.5;
/** Captions and rows of tables end without a stop, however long they are. */
const STOP = /[.!?;…]["”»)]?$/;
const isSentence = (text: string): boolean => text.length >= SENTENCE_LENGTH && STOP.test(text);
const LEAD_IN = 40;
/** A sentence whose term stands later than this is cut into, in characters. */
const FAR_IN = 120;
/** What ends sooner is filled up with a part of the next sentence, in characters. */
const LEAST = 70;
/** Where a sentence begins behind another one. */
const SENTENCE_START = /(?<=[.!?;…]["”»)]?\s)(?=["“«(]?\p{Lu})/gu;
/** A sentence with so many of the terms is good enough to stop looking. */
const ENOUGH_TERMS = 3;

/** A text in fragments: the words whose terms are among `terms` are hits. */
export function highlight(text: string, terms: ReadonlySet<string>): Fragment[] {
  const fragments: Fragment[] = [];
  let at = 0;
  for (const { word, start, end } of wordsIn(text)) {
    if (!terms.has(termOf(word)) || isStopWord(word)) continue;
    if (start > at) fragments.push({ text: text.slice(at, start), isHit: false });
    fragments.push({ text: word, isHit: true });
    at = end;
  }
  if (at < text.length) fragments.push({ text: text.slice(at), isHit: false });
  return fragments;
}

/** The place in a document's texts that says most about the terms, cut to a few lines. */
export function excerptOf({ texts, places }: WordPlaces, terms: ReadonlySet<string>): Fragment[] {
  let best = { text: texts[0] ?? "", first: 0, score: 0 };
  const hits = hitsByText(places, terms);
  for (const number of [...hits.keys()].sort((a, b) => a - b)) {
    const text = texts[number] ?? "";
    const { different, first } = hits.get(number) ?? { different: 0, first: 0 };
    const score = different * (isSentence(text) ? SENTENCE_WORTH : 1);
    if (score > best.score) best = { text, first, score };
    if (different >= Math.min(terms.size, ENOUGH_TERMS) && isSentence(text)) break;
  }
  const [lead = ""] = texts;
  // A label says little by itself: what it stands on is said behind it.
  const isLabel = best.text.length < SENTENCE_LENGTH && best.text !== lead;
  if (isLabel) return highlight(`${best.text} … ${cut(lead, 0)}`, terms);
  return highlight(cut(best.text, best.first), terms);
}

/** For each text with any of the terms, how many of them and where the first one stands. */
function hitsByText(places: WordPlaces["places"], terms: ReadonlySet<string>) {
  const hits = new Map<number, { different: number; first: number }>();
  for (const term of terms) {
    let last = -1;
    for (const { text, start } of places.get(term) ?? []) {
      if (text === last) continue;
      last = text;
      const known = hits.get(text);
      if (!known) hits.set(text, { different: 1, first: start });
      else {
        known.different++;
        known.first = Math.min(known.first, start);
      }
    }
  }
  return hits;
}

/** Whole sentences, where those before and behind the term are short enough. */
function cut(text: string, around: number): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const starts = [0, ...Array.from(text.matchAll(SENTENCE_START), ({ index }) => index)];
  const whole = starts.findLast((start) => start <= around) ?? 0;
  const isWhole = around - whole <= FAR_IN;
  const wanted = Math.min(Math.max(0, around - LEAD_IN), text.length - EXCERPT_LENGTH);
  const start = isWhole ? whole : text.indexOf(" ", wanted) + 1;
  const limit = start + EXCERPT_LENGTH;
  if (limit >= text.length) return `${isWhole ? "" : "…"}${text.slice(start)}`;
  const next = starts.findLast((at) => at <= limit) ?? 0;
  const isEnded = next > around && next - start >= LEAST;
  const end = isEnded ? next : text.lastIndexOf(" ", limit);
  return `${isWhole ? "" : "…"}${text.slice(start, end).trimEnd()}${isEnded ? "" : "…"}`;
}
