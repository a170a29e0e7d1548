import { GAP_LETTERS, OPTION_LETTERS, type QUESTION_FORMATS } from './constants';

/** See {@link QUESTION_FORMATS}. */
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** The letters that options of this format may have, in order. */
export function lettersOf(format: QuestionFormat | undefined): typeof GAP_LETTERS | typeof OPTION_LETTERS {
  return format === 'gap' ? GAP_LETTERS : OPTION_LETTERS;
}

/** Whether questions of this format ask about places that their passage marks with numbers: gaps or blanks. */
export function isInText(format: QuestionFormat | undefined): format is PlaceFormat {
  return format === 'gap' || format === 'cloze';
}

/** What questions call such a place. */
export const PLACE_NAMES = { gap: 'gap', cloze: 'blank' } as const;

export type PlaceFormat = keyof typeof PLACE_NAMES;

/** A gap or blank that a stem names. */
const NAMED_GAP = /\b((?:gap|blank) )(\d{1,2})\b/i;

/** The stem that questions about gaps usually have: "Which sentence goes into gap 3?" */
export function gapStem(gap: number): string {
  return `Which sentence goes into gap ${gap}?`;
}

/** The stem that questions about blanks of a cloze usually have. */
export function blankStem(blank: number): string {
  return `Which word or phrase best fits blank ${blank}?`;
}

/** The usual stem about a place of such a passage. */
export function placeStem(format: PlaceFormat, place: number): string {
  return format === 'gap' ? gapStem(place) : blankStem(place);
}

/**
 * The number of the gap or blank that a question asks about, as its stem names it: "Which sentence goes into gap 3?"
 *
 * @returns Undefined when the stem names no gap.
 */
export function gapOf(stem: string): number | undefined {
  const [, , number] = NAMED_GAP.exec(stem) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The stem with another number for the gap that it names; one that names none stays as it is. */
export function withGap(stem: string, gap: number): string {
  return stem.replace(NAMED_GAP, (_named, word: string) => `${word}${gap}`);
}

/** A part of a passage with gaps: text, or the number of a gap. */
export type GapPassagePart = string | number;

/** Parts a passage at its gaps, which it marks with their numbers: `… an afternoon. [1] After all, …`. */
export function splitAtGaps(passage: string): GapPassagePart[] {
  return passage.split(/(\[\d{1,2}\])/).map((part) => (/^\[\d+\]$/.test(part) ? Number(part.slice(1, -1)) : part));
}

/** Numbers of the gaps that a passage marks, in their order. */
export function gapsIn(passage: string): number[] {
  return splitAtGaps(passage).filter((part) => typeof part === 'number');
}

/** One of the texts of a question that has several. */
export interface PassageText {
  /** What questions call it: `Extract A` or `Text 1`. */
  label: string;
  title?: string | undefined;
  text: string;
}

/** A passage of several texts. */
interface PassageTexts {
  /** What all of them are about. */
  title?: string | undefined;
  texts: PassageText[];
}

const HEADINGS = {
  extracts: /^(Extract [A-D])(?::[ \t]*(.*))?$/gm,
  compare: /^(Text [12])(?::[ \t]*(.*))?$/gm,
};

/**
 * What questions call a text: `Extract A`, `Text 1`.
 *
 * @param index - From 0; it may be beyond the last text that the format has.
 */
export function textLabel(format: keyof typeof HEADINGS, index: number): string {
  return format === 'extracts' ? `Extract ${String.fromCharCode('A'.charCodeAt(0) + index)}` : `Text ${index + 1}`;
}

/**
 * Reads the texts of a question of the format `extracts` or `compare`. Each begins with a line of its own that names
 * it, such as `Extract A: From a diary` or `Text 1`; what stands before the first is their common title.
 *
 * @returns Undefined when there are not two to four of them in order, each with a text.
 */
export function parseTexts(passage: string, format: keyof typeof HEADINGS): PassageTexts | undefined {
  const headings = [...passage.matchAll(HEADINGS[format])];
  const texts = headings.map(({ 0: line, 1: label = '', 2: title, index }, position) => ({
    label,
    title: title?.trim() || undefined,
    text: passage.slice(index + line.length, headings[position + 1]?.index).trim(),
  }));
  const [first] = headings;
  const isComplete =
    texts.length >= 2 && texts.every(({ label, text }, index) => text && label === textLabel(format, index));
  return first && isComplete ? { title: passage.slice(0, first.index).trim() || undefined, texts } : undefined;
}

/** Writes a passage of several texts: the inverse of {@link parseTexts}. */
export function formatTexts({ title, texts }: PassageTexts): string {
  const parts = texts.map((each) => `${each.title ? `${each.label}: ${each.title}` : each.label}\n\n${each.text}`);
  return [...(title ? [title] : []), ...parts].join('\n\n');
}

/** A line of a poem. */
interface PoemLine {
  /** Where it begins in the passage. */
  start: number;
  text: string;
  /** By which questions name it, from 1; a blank line has none. */
  number?: number;
}

/** A poem; its title is a first line with a blank line below. */
export interface Poem {
  title?: string | undefined;
  lines: PoemLine[];
}

/** Numbers the lines of a poem as questions count them: without its title and blank lines. */
export function poemLines(passage: string): Poem {
  const poem = passage.trim();
  const [head = '', title] = /^(.*)\n(?:[ \t]*\n)+/.exec(poem) ?? [];
  let start = passage.indexOf(poem) + head.length;
  let number = 0;
  const lines = poem
    .slice(head.length)
    .split('\n')
    .map((line): PoemLine => {
      const found = { start, text: line.trimEnd() };
      start += line.length + 1;
      if (!found.text) return found;
      number += 1;
      return { ...found, number };
    });
  return { title: title?.trimEnd(), lines };
}
