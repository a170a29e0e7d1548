import { locatedTexts, type NumberedBlock, numberedBlocks, type TextPiece } from '@wattle/contract/passage-blocks';
import { gapOf, poemLines, splitAtGaps } from '@wattle/contract/question-format';
import { quotationsIn } from '@wattle/contract/quotations';
import { overlaps, type TextRange } from '@wattle/contract/writing-marks';
import { formatOf, passageOf } from '../attempt/question-format';
import { markedOptions } from './marked-options';
import type { AnsweredQuestion } from './reviewed-passage';

/** A sentence of the passage, or a line of a verse. */
export interface EvidencePiece extends TextPiece {
  /** Of a line that is evidence: which line it is in a poem, elsewhere a number from 1. */
  number?: number | undefined;
}

/** One of the texts of a passage. */
interface EvidenceText {
  label?: string;
  title?: string | undefined;
  blocks: { isVerse: boolean; pieces: EvidencePiece[] }[];
}

export interface Evidence {
  isPoem: boolean;
  texts: EvidenceText[];
  /** The numbers of what the explanation quotes, by its quotations. */
  numbers: ReadonlyMap<string, readonly number[]>;
}

/**
 * The passage of a question with the lines that its explanation quotes (docs/decisions/064); undefined where it quotes
 * none.
 *
 * @param all - The questions of the test: the blanks of a cloze are filled with the right words.
 */
export function evidenceOf(
  { number, question, marked }: AnsweredQuestion,
  all: readonly AnsweredQuestion[],
): Evidence | undefined {
  const format = formatOf(question);
  const asked = passageOf(question);
  const passage = asked && format === 'cloze' ? filledPassage(asked, all) : asked;
  const quotations = passage ? quotationsIn(marked.explanation ?? '', passage) : [];
  if (!passage || quotations.length === 0) return undefined;
  const isPoem = format === 'poem';
  const lines = isPoem ? poemLines(passage).lines : [];
  const ranges = quotations.flatMap((quotation) => quotation.ranges);
  const numbered: Required<EvidencePiece>[] = [];

  const ownGap = gapOf(question.question ?? '');

  const withNumber = (piece: NumberedBlock['pieces'][number]): EvidencePiece => {
    // The child knows a gap by the number of its question.
    if ('gap' in piece) return { ...piece, text: `[${piece.gap === ownGap ? number : '…'}]${piece.text}` };
    if (!ranges.some((range) => overlaps(range, rangeOf(piece)))) return piece;
    const line = lines.findLast(({ start }) => start <= piece.start)?.number;
    const evidence = { ...piece, number: line ?? numbered.length + 1 };
    numbered.push(evidence);
    return evidence;
  };
  const blocksOf = (text: string, offset: number, isUntitled: boolean) =>
    numberedBlocks(text, { offset, reading: { isPoem, isUntitled }, hasGaps: format === 'gap' })
      .filter(({ kind }) => kind !== 'title')
      .map(({ kind, pieces }) => ({ isVerse: kind === 'verse', pieces: pieces.map(withNumber) }));

  const several = format === 'extracts' || format === 'compare' ? locatedTexts(passage, format)?.texts : undefined;
  const texts = several
    ? several.map(({ label, title, text, start }) => ({ label, title, blocks: blocksOf(text, start, true) }))
    : [{ blocks: blocksOf(passage, 0, false) }];
  const numbersOf = (quoted: readonly TextRange[]) =>
    numbered.filter((piece) => quoted.some((range) => overlaps(range, rangeOf(piece)))).map((piece) => piece.number);
  const numbers = new Map(quotations.map(({ quote, ranges: quoted }) => [quote, numbersOf(quoted)]));
  // A quotation of the title alone is none.
  return numbered.length > 0 ? { isPoem, texts, numbers } : undefined;
}

function filledPassage(passage: string, all: readonly AnsweredQuestion[]): string {
  const wordIn = (blank: number) => {
    const answered = all.find(
      ({ question }) => passageOf(question) === passage && gapOf(question.question ?? '') === blank,
    );
    const options = answered ? markedOptions(answered.question, answered.marked) : [];
    return options.find(({ isRight }) => isRight)?.text ?? '[…]';
  };
  return splitAtGaps(passage)
    .map((part) => (typeof part === 'string' ? part : wordIn(part)))
    .join('');
}

function rangeOf({ start, text }: TextPiece): TextRange {
  return { start, end: start + text.length };
}
