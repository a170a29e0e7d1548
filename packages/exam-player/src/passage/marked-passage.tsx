import { type NumberedBlock, type Numbering, numberedBlocks, type Reading } from '@wattle/contract/passage-blocks';
import { inLists } from '@wattle/contract/structured-text';
import type { TextRange } from '@wattle/contract/writing-marks';
import { color, fontSize, Passage } from '@wattle/design-system';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { moveFocus } from '../panes/move-focus';
import { MarkedSentence } from './marked-sentence';
import { structuredStyle } from './structured-text';
import { useHighlighter } from './use-highlighter';

const Text = styled(Passage)<{ $isHighlighting: boolean; $isNumbered: boolean }>`
  ${structuredStyle}

  ${({ $isNumbered }) => $isNumbered && 'padding-left: 1.7em;'}

  ${({ $isHighlighting }) =>
    $isHighlighting &&
    css`
      cursor: text;
      /* A finger that moves sideways marks; up and down still scrolls. */
      touch-action: pan-y;
    `}
`;

/** In the margin; made by CSS, so that it is neither selected nor copied, and not read out in the middle of a text. */
const numberInMargin = css`
  position: relative;

  &[data-number]::before {
    position: absolute;
    left: -2.2em;
    width: 1.6em;
    text-align: right;
    text-indent: 0;
    font-size: ${fontSize[14]};
    line-height: 2.19;
    color: ${color.inkSoft};
    content: attr(data-number);
    content: attr(data-number) / '';
  }
`;

const Paragraph = styled.p`
  ${numberInMargin}
`;

/** A line of a poem: where it must wrap, what follows stands in, so that it is not taken for the next line. */
const Line = styled.span`
  display: block;
  padding-left: 1.5em;
  text-indent: -1.5em;
  ${numberInMargin}
`;

/** What is highlighted, and how it is changed. */
export interface Highlighting {
  highlights: readonly TextRange[];
  /** What is selected is highlighted, and so is a sentence that is pressed. */
  isHighlighting: boolean;
  onHighlight: (ranges: TextRange[]) => void;
}

export interface MarkedPassageProps extends Highlighting {
  text: string;
  /** Where it begins in the passage that the highlights are counted in. */
  offset?: number;
  reading?: Reading;
  numbering?: Numbering;
  /** Shows a gap; without it, what marks gaps is text. */
  renderGap?: ((gap: number) => ReactNode) | undefined;
}

/** A passage with what the child has highlighted. While the highlighter is on, one stop for the Tab key; arrows go by sentences. */
export function MarkedPassage({
  text,
  offset = 0,
  reading,
  numbering,
  renderGap,
  highlights,
  isHighlighting,
  onHighlight,
}: MarkedPassageProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasGaps = renderGap !== undefined;
  const blocks = useMemo(
    () => numberedBlocks(text, { offset, reading, numbering, hasGaps }),
    [text, offset, reading, numbering, hasGaps],
  );
  const [current, setCurrent] = useState(
    () => blocks.flatMap(({ pieces }) => pieces).find((piece) => !('gap' in piece))?.start,
  );
  const highlighter = useHighlighter({ root, text, offset, highlights, isHighlighting, onHighlight });

  const renderPieces = ({ kind, pieces }: NumberedBlock) =>
    pieces.map((piece) => {
      if ('gap' in piece) {
        return (
          <Fragment key={piece.start}>
            {renderGap?.(piece.gap)}
            {piece.text}
          </Fragment>
        );
      }
      const sentence = (
        <MarkedSentence
          key={piece.start}
          sentence={piece}
          highlights={highlights}
          isHighlighting={isHighlighting}
          isStop={piece.start === current}
          onFocus={() => setCurrent(piece.start)}
          onPress={(at) => highlighter.press(piece, at)}
        />
      );
      return kind === 'verse' ? (
        <Line key={piece.start} data-number={piece.number}>
          {sentence}
        </Line>
      ) : (
        sentence
      );
    });

  return (
    <Text
      ref={root}
      $isHighlighting={isHighlighting}
      $isNumbered={numbering?.lines || numbering?.paragraphs || false}
      // Gaps among the sentences are stops of their own.
      onKeyDown={isHighlighting ? (event) => moveFocus(event, '[aria-pressed]') : undefined}
      {...highlighter.handlers}
    >
      {inLists(blocks).map(([block, ...items]) => {
        const { kind, start, number } = block;
        if (kind === 'bullet' || kind === 'numbered') {
          const List = kind === 'bullet' ? 'ul' : 'ol';
          return (
            <List key={start}>
              {[block, ...items].map((item) => (
                <li key={item.start} value={item.itemNumber}>
                  {renderPieces(item)}
                </li>
              ))}
            </List>
          );
        }
        const Block = kind === 'title' ? 'h2' : kind === 'subhead' ? 'h3' : Paragraph;
        return (
          <Block key={start} data-number={number}>
            {renderPieces(block)}
          </Block>
        );
      })}
    </Text>
  );
}
