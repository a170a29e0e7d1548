import { setImmediate } from 'node:timers/promises';
import {
  ENDS,
  HEADING_WORDS,
  linesOf,
  plain,
  type Sentence,
  sentencesOf,
  WORD,
  wordsIn,
} from '@wattle/contract/child-sentences';
import type { TextRange } from '@wattle/contract/writing-marks';
import { NOTICED, type WritingObservation } from '@wattle/contract/writing-observations';
import PQueue from 'p-queue';
import { grouped } from '../../infrastructure';
import known from './known-words.json' with { type: 'json' };
import { baseOf, namesIn, stemOf } from './names';
import { loadSpelling } from './spelling';

/** Texts at a time: however many children finish one, saves of answers wait for a word of one text at most. */
const texts = new PQueue({ concurrency: 1 });

/** Of texts that wait or are looked through: who asks for one of them again waits for the same. */
const underWay = new Map<string, Promise<WritingObservation[]>>();

/** What can be noticed in a child's text without judging it, in the order of its first place. */
export function observe(original: string): Promise<WritingObservation[]> {
  const known = underWay.get(original);
  if (known) return known;
  const observations = texts.add(() => observeIn(plain(original))).finally(() => underWay.delete(original));
  underWay.set(original, observations);
  return observations;
}

/** Without the words that are not misspelt: names, and what the child says is right, in any form. */
export function withoutAccepted(
  observations: readonly WritingObservation[],
  text: string,
  words: readonly string[],
): WritingObservation[] {
  const accepted = new Set(words.map((word) => baseOf(plain(word))));
  return observations.filter(({ kind, places: [place] }) => {
    const word = wordAt(plain(text), place);
    return kind !== 'spelling' || !(accepted.has(baseOf(word)) || accepted.has(stemOf(word)));
  });
}

async function observeIn(text: string): Promise<WritingObservation[]> {
  const sentences = sentencesOf(text);
  const names = namesIn(text, sentences);
  const found = [
    ...(await spelling(text, sentences, names)),
    ...capitals(text, sentences),
    ...fullStops(text, sentences),
    ...longSentences(text, sentences),
    ...sameOpenings(text, sentences),
    ...oneParagraph(text, sentences),
    ...repeatedWords(text, names),
  ];
  return found.sort((one, other) => (one.places[0]?.start ?? 0) - (other.places[0]?.start ?? 0));
}

/** Unknown words of a text that are looked at: a few milliseconds each. */
const MAX_UNKNOWN = 40;

async function spelling(text: string, sentences: Sentence[], names: Set<string>): Promise<WritingObservation[]> {
  const places = grouped(wordRanges(text), (range) => wordAt(text, range));
  const uses = grouped(wordRanges(text), (range) => stemOf(wordAt(text, range)));
  const firstWords = new Set(
    sentences.map(({ start, end }) => start + (text.slice(start, end).match(/^["'(]*/)?.[0].length ?? 0)),
  );
  const { isUnknown, isMisspelt } = await loadSpelling();
  let looked = 0;
  const found: WritingObservation[] = [];
  for (const [word, ranges] of places) {
    await setImmediate();
    if (!isUnknown(word)) continue;
    const read = ranges.filter((range) => !isAddressOrCode(text, range));
    const [first] = read;
    if (!first || names.has(baseOf(word)) || names.has(stemOf(word))) continue;
    // A word that stands in small letters somewhere is no name.
    const shown = read.find(({ start }) => /\p{Ll}/u.test(text.charAt(start))) ?? first;
    const shownWord = text.slice(shown.start, shown.end);
    if (!isUnknown(shownWord) || looked >= MAX_UNKNOWN) continue;
    looked += 1;
    const isSlip = isMisspelt({
      text: shownWord,
      beginsSentence: firstWords.has(shown.start),
      isRepeated: (uses.get(stemOf(word))?.length ?? 0) > 1,
    });
    if (isSlip) found.push({ kind: 'spelling', places: read });
  }
  return found;
}

/** Rules look no further around a word, however long a text is. */
const NEAR = 60;
const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - NEAR), at);

function beginsLine(text: string, at: number): boolean {
  const before = textBefore(text, at);
  return before.slice(before.trimEnd().length).includes('\n');
}

/** Part of an address, a hashtag, a number such as `4th`, or a word that is shortened by an apostrophe. */
function isAddressOrCode(text: string, { start, end }: TextRange): boolean {
  const before = textBefore(text, start).match(/\S*$/)?.[0] ?? '';
  const after = text.slice(end, end + NEAR).match(/^\S*/)?.[0] ?? '';
  const whole = before + text.slice(start, end) + after;
  const isShortened = /(?:^|[\s"(])'$/.test(before) && !after.includes("'");
  return (
    /[@#_/\\\d*]|www\.|\.(?:com|org|net|au)\b/.test(whole) ||
    isShortened ||
    (after.startsWith("'") && /in$/.test(text.slice(start, end)))
  );
}

const PRONOUN = /(?<![\p{L}\d'.\-(])i(?:'(?:m|ll|ve|d)\b|(?=\s|[,!?;]|\.$))/gu;
const LETTER_I = /(?:\b(?:letters?|an|the|your|dot|capital|small)|^)\s*["']?$/i;
const DATES_AND_PLACES = new RegExp(
  `(?<![\\p{L}\\d'@#/._-])(?:${known.needCapital.join('|')})(?![\\p{L}\\d@/_-]|\\.\\p{L})`,
  'gu',
);
const BRAND = /^["'(]*(?:\p{Ll}\p{Lu}|www\.|https?:)/u;

function capitals(text: string, sentences: Sentence[]): WritingObservation[] {
  const pronouns = rangesOf(text, PRONOUN).filter(
    ({ start }) => start === 0 || beginsLine(text, start) || !LETTER_I.test(textBefore(text, start)),
  );
  // The pronoun is told once for all its places.
  const noted = new Set(pronouns.map(({ start }) => start));
  const others = [...beginnings(text, sentences), ...rangesOf(text, DATES_AND_PLACES)];
  const alone = others.filter(({ start }) => !noted.has(start) && noted.add(start));
  return [...(pronouns.length > 0 ? [pronouns] : []), ...alone.map((range) => [range])].map((places) => ({
    kind: 'capital',
    places,
  }));
}

/** First words of sentences that begin with a small letter. */
function beginnings(text: string, sentences: Sentence[]): TextRange[] {
  return sentences.flatMap(({ start, end, line, mayBegin }, index) => {
    const shown = text.slice(start, end);
    const before = textBefore(text, start).trimEnd();
    const isLineStart = start === line.start;
    const follows = isLineStart && before !== '' && !ENDS.test(before) && sentences[index - 1]?.line.kind === 'prose';
    if (line.kind !== 'prose' || !mayBegin || follows || /[,:;–—-]$/.test(before) || BRAND.test(shown)) return [];
    const first = shown.match(/^["'(]*(\p{Ll}[\p{L}'-]*)/u);
    if (!first?.[1] || (isLineStart && wordsIn(shown).length < 4)) return [];
    const at = start + first[0].length - first[1].length;
    return /^i(?:'|$)/.test(first[1]) ? [] : [{ start: at, end: at + first[1].length }];
  });
}

const OPENERS =
  'The|Then|He|She|It|We|They|But|So|After|When|Suddenly|My|That|This|There|His|Her|Our|In|On|At|As|One|Everyone|All|Finally|Next';
const RUN_ON = new RegExp(`(?<=[ ])(\\p{Ll}[\\p{Ll}']+) (?=(?:${OPENERS}) \\p{Ll})`, 'gu');
const LEADS_ON = new Set(known.leadOn);

function fullStops(text: string, sentences: Sentence[]): WritingObservation[] {
  const lines = linesOf(text);
  const ends = lines.flatMap(({ kind, start, end }, index) => {
    const line = text.slice(start, end);
    const next = lines[index + 1];
    // The sentence goes on in the next line, or the line may be a heading.
    const goesOn = next && /\p{Ll}/u.test(text.charAt(next.start));
    const mayBeHeading = next && wordsIn(line).length <= HEADING_WORDS && !/[.?!]\s/.test(line);
    const isOpen = kind === 'prose' && /[\p{L}\d]["')]*$/u.test(line) && wordsIn(line).length > 4;
    if (!isOpen || goesOn || mayBeHeading) return [];
    return rangesOf(line, WORD)
      .slice(-1)
      .map((range) => shifted(range, start));
  });
  const inside = sentences
    .filter(({ line }) => line.kind === 'prose')
    .flatMap(({ start, end }) => rangesOf(text.slice(start, end), RUN_ON).map((range) => shifted(range, start)))
    .map(({ start, end }) => ({ start, end: end - 1 }))
    .filter(({ start, end }) => !LEADS_ON.has(text.slice(start, end)));
  return [...ends, ...inside].map((place) => ({ kind: 'fullStop', places: [place] }));
}

function longSentences(text: string, sentences: Sentence[]): WritingObservation[] {
  return sentences
    .filter(({ start, end }) => wordsIn(text.slice(start, end)).length > NOTICED.longSentenceWords)
    .map(({ start, end }) => ({ kind: 'longSentence', places: [{ start, end }] }));
}

/** Among how many sentences in a row those that begin alike are noticed. */
const STRETCH = 8;

function sameOpenings(text: string, sentences: Sentence[]): WritingObservation[] {
  const openings = sentences
    .filter(({ line }) => line.kind === 'prose')
    .flatMap(({ start, end }) =>
      rangesOf(text.slice(start, end), WORD)
        .slice(0, 1)
        .map((range) => shifted(range, start)),
    );
  const alike = grouped(openings.keys(), (index) => wordAt(text, openings[index]));
  return [...alike.values()].flatMap((indexes) => {
    const near = indexes.filter((_index, at) =>
      [...Array(NOTICED.alikeOpenings).keys()].some((back) => {
        const first = indexes[at - back];
        const last = indexes[at - back + NOTICED.alikeOpenings - 1];
        return first !== undefined && last !== undefined && last - first < STRETCH;
      }),
    );
    return near.length > 0
      ? [{ kind: 'sameOpening' as const, places: near.flatMap((index) => openings[index] ?? []) }]
      : [];
  });
}

function oneParagraph(text: string, sentences: Sentence[]): WritingObservation[] {
  const isOne = new Set(sentences.map(({ line }) => line.start)).size === 1;
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!isOne || !first || !last || wordsIn(text).length < NOTICED.oneParagraphWords) return [];
  return [{ kind: 'oneParagraph', places: [{ start: first.start, end: last.end }] }];
}

const LITTLE_WORDS = new Set(known.littleWords);

/** Names and little words such as “the” are used as often as a text needs them. */
function repeatedWords(text: string, names: Set<string>): WritingObservation[] {
  const uses = grouped(wordRanges(text), (range) => wordAt(text, range));
  return [...uses]
    .filter(
      ([word, places]) => places.length >= NOTICED.wordUses && !LITTLE_WORDS.has(word) && !names.has(baseOf(word)),
    )
    .map(([, places]) => ({ kind: 'repeatedWord', places }));
}

const rangesOf = (text: string, pattern: RegExp): TextRange[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

const wordRanges = (text: string) => rangesOf(text, WORD);

const wordAt = (text: string, range?: TextRange) => (range ? text.slice(range.start, range.end).toLowerCase() : '');

const shifted = ({ start, end }: TextRange, by: number): TextRange => ({ start: start + by, end: end + by });
