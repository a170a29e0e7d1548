import { locatedTexts, NUMBERED_LINE, numberedBlocks } from '@wattle/contract/passage-blocks';
import { gapOf, isInText, splitAtGaps } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { formatOf, numberingOf } from '@wattle/exam-player';

export interface PrintedLine {
  kind: 'label' | 'title' | 'subhead' | 'text' | 'verse' | 'item';
  text: string;
  /** In the margin: each fifth line, or what questions name. */
  number?: number | undefined;
  /** Space stands above it. */
  isFirst: boolean;
}

export interface NumberedQuestion {
  /** In the test, from 1. */
  number: number;
  question: QuestionPayload;
}

/** A line to write on, in a gap. */
const GAP_LINE = '_'.repeat(14);

/**
 * The lines of a passage as they are printed. What its questions name by number is numbered as on the screen, all other
 * texts by their printed lines.
 *
 * @param questions - Those about it.
 * @param fits - Whether a text fits in one line.
 */
export function passageLines(
  passage: string,
  questions: readonly NumberedQuestion[],
  fits: (text: string) => boolean,
): PrintedLine[] {
  const payloads = questions.map(({ question }) => question);
  const format = payloads.map(formatOf).find((each) => each !== undefined);
  const numbering = numberingOf(format, payloads);
  const isStructured = payloads.some(({ text_format }) => text_format);
  const numberOf = (gap: number) => questions.find(({ question }) => gapOfQuestion(question) === gap)?.number;
  const several = format === 'extracts' || format === 'compare' ? locatedTexts(passage, format) : undefined;
  const linesOf = (text: string, isUntitled: boolean) => {
    const reading = { isPoem: format === 'poem', isUntitled, isStructured };
    let count = 0;
    return numberedBlocks(text, { reading, numbering }).flatMap((block): PrintedLine[] => {
      const { kind, itemNumber, pieces } = block;
      if (kind === 'title' || kind === 'subhead') {
        return wrapped(textOf(pieces), fits).map((line, index) => ({ kind, text: line, isFirst: index === 0 }));
      }
      if (kind === 'verse') {
        return pieces.flatMap((piece, index) => {
          const [line = '', ...rest] = wrapped(textOf([piece]), fits);
          const number = 'number' in piece ? piece.number : undefined;
          return [
            { kind, text: line, number, isFirst: index === 0 },
            ...rest.map((text) => ({ kind, text: `\u2003\u2003${text}`, isFirst: false })),
          ];
        });
      }
      const isItem = kind === 'bullet' || kind === 'numbered';
      const mark = isItem ? `${itemNumber === undefined ? '•' : `${itemNumber}.`} ` : '';
      const text = isInText(format) ? withGapLines(textOf(pieces), numberOf) : textOf(pieces);
      return wrapped(mark + text, fits).map((line, index) => {
        count += 1;
        const ofLine = count % NUMBERED_LINE === 0 ? count : undefined;
        const number = numbering.paragraphs ? (index === 0 ? block.number : undefined) : ofLine;
        return { kind: isItem ? 'item' : 'text', text: line, number, isFirst: index === 0 };
      });
    });
  };
  if (!several) return linesOf(passage, false);
  return [
    ...(several.title ? [{ kind: 'title' as const, text: several.title, isFirst: true }] : []),
    ...several.texts.flatMap(({ label, title, text }) => [
      { kind: 'label' as const, text: title ? `${label}: ${title}` : label, isFirst: true },
      ...linesOf(text, true),
    ]),
  ];
}

function gapOfQuestion(question: QuestionPayload): number | undefined {
  return isInText(formatOf(question)) ? gapOf(question.question ?? '') : undefined;
}

function textOf(pieces: readonly { text: string }[]): string {
  return pieces.map(({ text }) => text).join('');
}

function withGapLines(text: string, numberOf: (gap: number) => number | undefined): string {
  return splitAtGaps(text)
    .map((part) => (typeof part === 'string' ? part : `[${numberOf(part) ?? '\u2003'}]\u00a0${GAP_LINE}`))
    .join('');
}

/** Line breaks of the text stay. */
function wrapped(text: string, fits: (text: string) => boolean): string[] {
  return text
    .trimEnd()
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.trim().split(/[ \t]+/)) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
        if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
}
