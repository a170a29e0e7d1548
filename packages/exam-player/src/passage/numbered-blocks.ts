import { poemLines } from '@wattle/contract/question-format';
import type { Numbering } from '../attempt/question-format';
import {
  type GapPiece,
  type PassageBlock,
  type Reading,
  sentencesAndGapsOf,
  sentencesOf,
  splitPassage,
  type TextPiece,
} from './split-passage';

/** Every line of a poem counts, and each fifth one shows its number. */
const NUMBERED_LINE = 5;

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
  offset: number;
  reading: Reading | undefined;
  numbering: Numbering | undefined;
  /** What marks gaps is no text. */
  hasGaps: boolean;
}

/** A text in its blocks and sentences, with the numbers in its margin. */
export function numberedBlocks(text: string, { offset, reading, numbering, hasGaps }: BlockOptions): NumberedBlock[] {
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
