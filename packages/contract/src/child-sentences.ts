import type { TextRange } from './writing-marks';

/** A line of a text: only prose must have full stops and capitals. */
interface Line extends TextRange {
  kind: 'prose' | 'verse' | 'other';
  /** Lines between two blank ones have one number. */
  block: number;
}

export interface Sentence extends TextRange {
  line: Line;
  /** What comes before it ended with a full stop or the like, and not inside of a quotation that goes on. */
  mayBegin: boolean;
}

export const WORD = /(?<![\p{L}\p{M}\d])\p{L}\p{M}*(?:['-]?\p{L}\p{M}*)*/gu;

/** Letters as they are for the rules, at the same places. */
export const plain = (text: string) =>
  text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑]/g, '-');

export const wordsIn = (text: string) => text.match(WORD) ?? [];

/** A full stop or the like at the end, behind it closing quotation marks or a picture at most. */
export const ENDS = /[.?!…]["')\]*]*$/;

const LIST_MARK = /^(?:[-–—•*·>#]|\d{1,2}[.):]|\(?[a-z]\)|(?:i|ii|iii|iv|v)[.)])\s/i;
const LETTER_PART =
  /^(?:dear|hi|hello|hey|to|from|by|love|yours|kind|warm|best|sincerely|regards|your|cheers|thanks|thank you|p\.?\s?s|the end|chapter|part|day|date|subject|re|bye|sent)\b/i;
export const HEADING_WORDS = 10;
const VERSE_LINES = 4;
const VERSE_WORDS = 12;

export function linesOf(text: string): Line[] {
  const blocks: Line[][] = [[]];
  for (const { 0: raw, index } of text.matchAll(/[^\n]+/g)) {
    const words = raw.trim();
    const start = index + raw.indexOf(words);
    const last = blocks.at(-1)?.at(-1);
    const isApart = last !== undefined && text.slice(last.end, start).split('\n').length > 2;
    if (isApart) blocks.push([]);
    if (words) blocks.at(-1)?.push({ start, end: start + words.length, kind: 'prose', block: blocks.length });
  }
  const lines = blocks.flatMap((block) => {
    const kind = isVerse(text, block) ? 'verse' : 'prose';
    return block.map((line): Line => ({ ...line, kind }));
  });
  return lines.map((line, index) =>
    line.kind === 'prose' && isLabel(text.slice(line.start, line.end), index, lines.length)
      ? { ...line, kind: 'other' }
      : line,
  );
}

function isVerse(text: string, block: Line[]): boolean {
  const lines = block.map(({ start, end }) => text.slice(start, end));
  const isShort = lines.every((line) => wordsIn(line).length <= VERSE_WORDS);
  return lines.length >= VERSE_LINES && isShort;
}

/** A heading, an item of a list, the address, greeting or name of a letter: what needs no full stop. */
function isLabel(line: string, index: number, lines: number): boolean {
  if (LIST_MARK.test(line) || /^\p{Lu}[\p{L} ]{1,20}:/u.test(line)) return true;
  if (ENDS.test(line)) return false;
  const words = wordsIn(line);
  const isTitle = words.filter((word) => word.length > 3).every((word) => /^\p{Lu}/u.test(word));
  const isHeading = index === 0 && lines > 1 && words.length <= HEADING_WORDS;
  const isShort =
    words.length <= 4 || (words.length <= HEADING_WORDS && isTitle) || (words.length <= 8 && LETTER_PART.test(line));
  return isHeading || isShort || /[:;,|_]$/.test(line) || (words.length <= 6 && /\d/.test(line));
}

/** Longer than an abbreviation: looked at the whole line, each of its full stops would cost as much as the line. */
const LOOK_BACK = 20;
const ABBREVIATION = /(?:^|[\s("])(?:mr|mrs|ms|dr|st|mt|prof|sgt|capt|no|vs|approx|e\.g|i\.e|(?!I\.)\p{L})\.$/iu;
const ABBREVIATION_OR_END = /(?:^|[\s("\d])(?:etc|[ap]\.?m|\p{L}\.\p{L}|jr|sr|rd|ave|km|kg|cm)\.$/iu;
const SAYING =
  /^(?:(?:the|my|his|her|our|a)\s)?[\p{L}'-]+\s(?:\p{L}+ly\s)?(?:said|says|asked|asks|yelled|shouted|cried|called|whispered|replied|answered|screamed|muttered|laughed|gasped|exclaimed|shrieked|sighed|begged|groaned|roared|wailed|added|snapped|went|goes|came|thought)\b/iu;
const SAID = /^(?:said|says|asked|yelled|shouted|cried|called|whispered|replied|screamed|went|goes|came|comes)\b/i;

/** The sentences of each line. A sentence never goes on in the next line. */
export function sentencesOf(text: string): Sentence[] {
  return linesOf(text).flatMap((line) => {
    const sentences: Sentence[] = [];
    let start = line.start;
    let mayBegin = true;
    const shown = text.slice(line.start, line.end);
    for (const { 0: mark, index } of shown.matchAll(/(?<![.?!…])[.?!…]+["')\]]*(?=\s|$|\p{Lu}|")/gu)) {
      const end = line.start + index + mark.length;
      if (
        end < start ||
        !endsSentence(shown.slice(Math.max(0, index - LOOK_BACK), index + 1), mark, shown.slice(index + mark.length))
      )
        continue;
      sentences.push({ start, end, line, mayBegin });
      const next = text.slice(end, line.end).search(/\S/);
      start = next < 0 ? line.end : end + next;
      mayBegin = !mark.includes('..') && !mark.includes('…');
    }
    if (start < line.end) sentences.push({ start, end: line.end, line, mayBegin });
    return sentences;
  });
}

function endsSentence(before: string, mark: string, after: string): boolean {
  const next = after.trimStart();
  if (next === '') return true;
  const isLower = /^["'(]*\p{Ll}/u.test(next);
  if (mark.startsWith('.') && !mark.startsWith('..')) {
    if (ABBREVIATION.test(before)) return false;
    if (ABBREVIATION_OR_END.test(before)) return !isLower;
  }
  if (/^(?:\.\.|…)/.test(mark) || /[)\]]$/.test(mark)) return !isLower;
  // “Stop!” Tom shouted.
  if (/["']$/.test(mark)) return !isLower && !SAYING.test(next);
  return !(/[?!]/.test(mark) && (SAID.test(next) || (isLower && SAYING.test(next))));
}
