import type { TextPiece } from '@wattle/contract/passage-blocks';
import type { TextRange } from '@wattle/contract/writing-marks';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { rangeAround } from '../attempt/ranges';

const Pressable = styled.span`
  border-radius: 3px;
  cursor: text;
`;

interface MarkedSentenceProps {
  sentence: TextPiece;
  highlights: readonly TextRange[];
  isHighlighting: boolean;
  /** Where the Tab key stops. */
  isStop: boolean;
  onFocus: () => void;
  /** It was pressed, at the place that the pointer was on; a key presses all of it. */
  onPress: (at: number | undefined) => void;
}

/** A sentence, of which all or a part may be highlighted. While the highlighter is on, it can be pressed. */
export function MarkedSentence({
  sentence,
  highlights,
  isHighlighting,
  isStop,
  onFocus,
  onPress,
}: MarkedSentenceProps) {
  const pieces = piecesOf(sentence, highlights).map(({ start, text, isMarked }) => {
    const Piece = isMarked ? 'mark' : 'span';
    return (
      <Piece key={start} data-start={start}>
        {text}
      </Piece>
    );
  });
  if (!isHighlighting) return pieces;

  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    onPress(undefined);
  };
  return (
    // Not a button element: that cannot wrap within a line of text.
    <Pressable
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={rangeAround(highlights, spanOf(sentence)) !== undefined}
      onFocus={onFocus}
      onKeyDown={press}
      onClick={({ target }) => onPress(startOf(target))}
    >
      {pieces}
    </Pressable>
  );
}

/** The words of a sentence, without the space behind them. */
export function spanOf({ start, text }: TextPiece): TextRange {
  return { start, end: start + text.trimEnd().length };
}

function startOf(target: EventTarget): number | undefined {
  const piece = target instanceof HTMLElement ? target.dataset.start : undefined;
  return piece === undefined ? undefined : Number(piece);
}

interface MarkedPiece extends TextPiece {
  isMarked: boolean;
}

/** The sentence, cut where highlights begin and end. */
function piecesOf({ start, text }: TextPiece, highlights: readonly TextRange[]): MarkedPiece[] {
  const end = start + text.length;
  const inside = highlights.flatMap((range) => [range.start, range.end]).filter((at) => start < at && at < end);
  const cuts = [start, ...inside, end];
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end;
    return {
      start: from,
      text: text.slice(from - start, to - start),
      isMarked: rangeAround(highlights, { start: from, end: to }) !== undefined,
    };
  });
}
