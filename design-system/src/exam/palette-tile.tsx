import { Check, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, height, radius, tabularNums } from '../tokens';

const answered = css`
  border-color: ${color.action};
  background: ${color.actionSoft};

  &::before {
    position: absolute;
    inset: auto 9px 4px;
    height: 2.5px;
    border-radius: ${radius.full};
    background: ${color.action};
    content: '';
  }
`;

const marked = (text: string, soft: string) => css`
  border-color: ${text};
  background: ${soft};
  color: ${text};
`;

const verdicts = {
  right: marked(color.action, color.actionSoft),
  wrong: marked(color.danger, color.dangerSoft),
};

const current = css`
  border-color: ${color.ink};
  box-shadow: inset 0 0 0 1.5px ${color.ink};
`;

// Yellow alone does not stand out enough on white: the corner has an edge.
const flagged = css`
  &::after {
    position: absolute;
    top: -1px;
    right: -1px;
    width: 14px;
    height: 14px;
    border-radius: 0 ${radius.small} 0 0;
    background: linear-gradient(to bottom left, ${color.brand} 43%, ${color.warnText} 45% 52%, transparent 54%);
    content: '';
  }
`;

interface TileState {
  $isAnswered: boolean;
  $isCurrent: boolean;
  $isFlagged: boolean;
  $verdict: PaletteTileProps['verdict'];
}

const Root = styled.button<TileState>`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.line};
  font-weight: 600;
  cursor: pointer;
  forced-color-adjust: none;
  ${tabularNums}

  /* It grows with the reader's own text size. */
  width: max(${height.dense}, 1.75rem);
  height: max(${height.dense}, 1.75rem);
  padding: 0;
  border-radius: ${radius.small};
  font-size: ${fontSize[14]};

  background: ${color.surface};
  color: ${color.ink};

  ${({ $isAnswered, $verdict }) => $isAnswered && !$verdict && answered}
  ${({ $verdict }) => $verdict && verdicts[$verdict]}
  ${({ $isCurrent }) => $isCurrent && current}
  ${({ $isFlagged }) => $isFlagged && flagged}
`;

export interface PaletteTileProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** The whole state in words, such as "Question 7, flagged, not answered". */
  'aria-label': string;
  /** Has an answer: tinted and underlined. */
  isAnswered?: boolean;
  /** Was marked: a sign in place of its number. */
  verdict?: 'right' | 'wrong' | undefined;
  /** On the screen now: an ink border. */
  isCurrent?: boolean;
  /** To come back to: a yellow corner. */
  isFlagged?: boolean;
  /** Nothing can be gone to any more. */
  isDisabled?: boolean;
}

/** One question in the palette. Shows its number as children. */
export function PaletteTile({
  isAnswered = false,
  isCurrent = false,
  isFlagged = false,
  isDisabled = false,
  verdict,
  children,
  ...props
}: PaletteTileProps) {
  const Sign = verdict && { right: Check, wrong: X }[verdict];
  return (
    <Root
      type="button"
      {...props}
      disabled={isDisabled}
      aria-current={isCurrent ? 'true' : undefined}
      data-autofocus={isCurrent || undefined}
      $isAnswered={isAnswered}
      $isCurrent={isCurrent}
      $isFlagged={isFlagged}
      $verdict={verdict}
    >
      {Sign ? <Sign size={18} strokeWidth={2.5} aria-hidden="true" /> : children}
    </Root>
  );
}
