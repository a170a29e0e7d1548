import { type GapPassagePart, type PassageText, parseTexts, poemLines, splitAtGaps } from './question-format';
import { type StructuredBlock, structuredBlocks } from './structured-text';

/** A title is shorter than this and does not end like a sentence. */
const TITLE_LENGTH = 80;

/** Characters that a line of a poem may have. */
const VERSE_LENGTH = 60;

/** A piece of a passage and where it begins in it. */
export interface TextPiece {
  start: number;
  text: string;
}

/** A gap in a passage, and the space that follows it. */
interface GapPiece extends TextPiece {
  gap: number;
}

/** A title, a paragraph or a stanza, whose line breaks are kept; a subhead or an item of a list. */
interface PassageBlock extends TextPiece {
  kind: 'title' | 'prose' | 'verse' | Exclude<StructuredBlock['kind'], 'paragraph'>;
  /** Of an item of a numbered list, as it is written. */
  itemNumber?: number | undefined;
}

/** How a text is to be read. */
export interface Reading {
  /** All but its title is verse, however long the lines. */
  isPoem?: boolean;
  /** Its title stands beside it. */
  isUntitled?: boolean;
  /** Some of its lines are subheads or items of lists. */
  isStructured?: boolean;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Parts a passage at its blank lines. The bank has no field for a title: it is the first line of the text. */
function splitPassage(passage: string, { isPoem, isUntitled, isStructured }: Reading = {}): PassageBlock[] {
  if (isStructured) return splitStructured(passage, isUntitled);
  const blocks = [...passage.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)];
  return blocks.map(({ index, 0: block }, position) => {
    const text = block.trimEnd();
    const mayBeTitle = !isUntitled && position === 0 && blocks.length > 1;
    const isTitle = mayBeTitle && (isPoem ? !text.includes('\n') : looksLikeTitle(text));
    return { start: index, text, kind: isTitle ? 'title' : isPoem || isVerse(text) ? 'verse' : 'prose' };
  });
}

function splitStructured(passage: string, isUntitled = false): PassageBlock[] {
  return structuredBlocks(passage).map(({ kind, number, ...block }, position) => {
    if (kind !== 'paragraph') return { ...block, kind, itemNumber: number };
    return { ...block, kind: position === 0 && !isUntitled && looksLikeTitle(block.text) ? 'title' : 'prose' };
  });
}

/** Parts a block into what is highlighted at a press of a key: sentences, in a stanza lines. */
function sentencesOf({ kind, start, text }: PassageBlock): TextPiece[] {
  if (kind === 'verse') {
    return [...text.matchAll(/.*\n?/g)].filter(([line]) => line).map((line) => piece(start + line.index, line[0]));
  }
  // A line break in prose ends no sentence.
  const parts = [...sentences.segment(text.replaceAll('\n', ' '))];
  return parts.map(({ index, segment }) => piece(start + index, text.slice(index, index + segment.length)));
}

/** Parts a block at its gaps, and what stands between them into sentences. */
function sentencesAndGapsOf(block: PassageBlock): (TextPiece | GapPiece)[] {
  let at = 0;
  return splitAtGaps(block.text).flatMap((part): (TextPiece | GapPiece)[] => {
    const from = at;
    if (typeof part === 'string') {
      at += part.length;
      const text = from === 0 ? part : part.trimStart();
      const start = block.start + at - text.length;
      return text ? sentencesOf({ kind: block.kind, start, text }) : [];
    }
    at = block.text.indexOf(']', from) + 1;
    const [space = ''] = /^\s*/.exec(block.text.slice(at)) ?? [];
    return [{ start: block.start + from, text: space, gap: part }];
  });
}

/** The sentence of a passage that a gap stands in, parted at its gaps. */
export function sentenceAround(passage: string, gap: number): GapPassagePart[] {
  const mark = `[${gap}]`;
  const block = splitPassage(passage).find(({ text }) => text.includes(mark))?.text ?? '';
  // For the segmenter a gap is a word, also where it begins a sentence.
  const words = block.replaceAll('\n', ' ').replaceAll(/\[\d{1,2}\]/g, ({ length }) => 'X'.repeat(length));
  const found = [...sentences.segment(words)]
    .map(({ index, segment }) => block.slice(index, index + segment.length).trim())
    .find((sentence) => sentence.includes(mark));
  return splitAtGaps(found ?? '');
}

function piece(start: number, text: string): TextPiece {
  return { start, text };
}

function looksLikeTitle(text: string): boolean {
  return text.length <= TITLE_LENGTH && !/[.!?;:,”"]$|\n/.test(text);
}

/** Some short lines. Longer ones are prose that came with line breaks. */
function isVerse(text: string): boolean {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => line.length <= VERSE_LENGTH);
}

/** What of a passage has numbers in the margin, because questions may name it. */
export interface Numbering {
  /** Lines of verse: every fifth one. */
  lines: boolean;
  paragraphs: boolean;
}

/** Every line of a poem counts, and each fifth one shows its number. */
export const NUMBERED_LINE = 5;

interface NumberedPiece extends TextPiece {
  /** Of a line, where it is shown. */
  number?: number | undefined;
}

export interface NumberedBlock extends Pick<PassageBlock, 'kind' | 'start' | 'itemNumber'> {
  /** Of a paragraph, where it is shown. */
  number?: number | undefined;
  pieces: (NumberedPiece | GapPiece)[];
}

interface BlockOptions {
  /** Where the text begins in its passage. */
  offset?: number;
  reading: Reading | undefined;
  numbering?: Numbering | undefined;
  /** What marks gaps is no text. */
  hasGaps?: boolean;
}

/** A text in its blocks and sentences, with the numbers in its margin. */
export function numberedBlocks(
  text: string,
  { offset = 0, reading, numbering, hasGaps }: BlockOptions,
): NumberedBlock[] {
  // The first line of a stanza may be indented, where its text begins later.
  const poem = reading?.isPoem ? poemLines(text).lines.filter(({ number }) => number) : undefined;
  let lines = 0;
  let paragraphs = 0;
  return splitPassage(text, reading).map((found) => {
    const block = { ...found, start: found.start + offset };
    const pieces = hasGaps ? sentencesAndGapsOf(block) : sentencesOf(block);
    if (block.kind === 'verse' && numbering?.lines) {
      const numbered = pieces.map((piece) => {
        lines = poem?.findLast(({ start }) => offset + start <= piece.start)?.number ?? lines + 1;
        return { ...piece, number: lines % NUMBERED_LINE === 0 ? lines : undefined };
      });
      return { ...block, pieces: numbered };
    }
    if ((block.kind !== 'prose' && block.kind !== 'verse') || !numbering?.paragraphs) return { ...block, pieces };
    paragraphs += 1;
    return { ...block, number: paragraphs, pieces };
  });
}

export interface LocatedText extends PassageText {
  /** Where it begins in the passage. */
  start: number;
}

/** The texts of a passage, and what all of them are about. */
export interface LocatedTexts {
  title: string | undefined;
  texts: LocatedText[];
}

/** Reads the texts of a passage of several (see {@link parseTexts}), and finds where each begins. */
export function locatedTexts(passage: string, format: 'extracts' | 'compare'): LocatedTexts | undefined {
  const found = parseTexts(passage, format);
  return (
    found && { title: found.title, texts: found.texts.map((text) => ({ ...text, start: startOf(passage, text) })) }
  );
}

function startOf(passage: string, { label, text }: PassageText): number {
  const heading = new RegExp(`^${label}(?::.*)?$`, 'm').exec(passage);
  return passage.indexOf(text, heading ? heading.index + heading[0].length : 0);
}
