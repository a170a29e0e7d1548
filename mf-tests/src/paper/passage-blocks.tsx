import { font } from '@wattle/design-system';
import { passageOf } from '@wattle/exam-player';
import { styled } from 'styled-components';
import type { Block } from './paginate';
import { type NumberedQuestion, type PrintedLine, passageLines } from './passage-lines';
import { CONTENT_PX } from './sheets';

const PX_PER_PT = 96 / 72;

/** A passage fits on one page more often. */
const TEXT_EM = 0.95;

/** In the margin stand the numbers of lines. */
const MARGIN_EM = 2.5;

const Line = styled.p<{ $kind: PrintedLine['kind']; $isFirst: boolean }>`
  position: relative;
  white-space: pre;
  line-height: 1.45;

  font-family: ${({ $kind }) => ($kind === 'title' || $kind === 'label' ? font.text : font.passage)};
  font-size: ${({ $kind }) => ($kind === 'title' ? 1.15 : TEXT_EM)}em;
  ${({ $kind }) => ($kind === 'title' || $kind === 'label' || $kind === 'subhead') && 'font-weight: 600;'}
  margin-left: ${({ $kind }) => MARGIN_EM / ($kind === 'title' ? 1.15 : TEXT_EM)}em;
  ${({ $isFirst }) => $isFirst && 'padding-top: 0.5em;'}

  &[data-number]::before {
    position: absolute;
    right: calc(100% + 0.9em);
    font: 400 0.8em / 1.8 ${font.text};
    content: attr(data-number);
    content: attr(data-number) / '';
  }
`;

/** Keeps the questions that follow apart. */
const End = styled.div`
  height: 1.2em;
`;

const About = styled.p`
  font-weight: 600;

  padding-bottom: 0.4em;
`;

/** The passage of some questions, line by line; none where they have none. */
export function passageBlocks(
  questions: readonly [NumberedQuestion, ...NumberedQuestion[]],
  isLarge: boolean,
): Block[] {
  const [first] = questions;
  const passage = passageOf(first.question);
  if (!passage) return [];
  const [from, to] = [first.number, questions.at(-1)?.number];
  const about =
    from === to ? `Question ${from} is about this text.` : `Questions ${from} to ${to} are about this text.`;
  return inBlocks(passageLines(passage, questions, lineMeasure(isLarge))).map((lines, index, { length }) => ({
    id: `${first.question.id}-${index}`,
    content: (
      <>
        {index === 0 && <About>{about}</About>}
        {lines.map(({ kind, text, number, isFirst }, position) => (
          <Line key={`${position} ${text}`} $kind={kind} $isFirst={isFirst} data-number={number}>
            {text}
          </Line>
        ))}
        {index === length - 1 && <End />}
      </>
    ),
  }));
}

/** No page ends with a heading or the first line of a paragraph, or begins with the last one. */
function inBlocks(lines: readonly PrintedLine[]): PrintedLine[][] {
  const blocks: PrintedLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = blocks.at(-1)?.at(-1);
    const isHead = before && ['label', 'title', 'subhead'].includes(before.kind);
    const isLast = lines[index + 1]?.isFirst ?? true;
    if (before && (isHead || (!line.isFirst && (before.isFirst || isLast)))) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Where nothing can be drawn, a line has about as many characters as fit. */
function lineMeasure(isLarge: boolean): (text: string) => boolean {
  const px = (isLarge ? 18 : 12) * PX_PER_PT;
  const lineWidth = CONTENT_PX - MARGIN_EM * px;
  const size = TEXT_EM * px;
  const context =
    typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * size * 0.5 < lineWidth;
  context.font = `400 ${size}px ${font.passage}`;
  context.textRendering = 'geometricPrecision';
  return (text) => context.measureText(text).width <= lineWidth;
}
