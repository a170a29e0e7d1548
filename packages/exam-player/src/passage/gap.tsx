import { color, focusRing, font, fontSize, radius, space } from '@wattle/design-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { GapNumber, GapSentence } from './gap-parts';

/* No higher than a line, so that the lines of one sentence do not cover each other. */
const filled = css`
  padding: 0 ${space[4]} 1px;
  border-bottom: 2px solid ${color.action};
  background: ${color.actionSoft};
`;

const filledCurrent = css`
  border-color: ${color.ink};
  background: ${color.brandSoft};
`;

/* In one line where it fits into one. */
const empty = css`
  display: inline-block;
  max-width: 100%;
  line-height: 1.4;

  padding: 3px ${space[4]};
`;

const emptyCurrent = css`
  margin: 0 3px;
  border-radius: ${radius.small};
  background: ${color.brandSoft};
  box-shadow: 0 0 0 2.5px ${color.ink};

  @media (forced-colors: active) {
    border: 3px solid Highlight;
  }
`;

const Root = styled.span<{ $isFilled: boolean; $isCurrent: boolean }>`
  cursor: pointer;
  /* A sentence goes on in the next line, and so does its background. */
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  scroll-margin: 72px 0 ${space[16]};

  ${({ $isFilled }) => ($isFilled ? filled : empty)}
  ${({ $isFilled, $isCurrent }) => $isCurrent && ($isFilled ? filledCurrent : emptyCurrent)}

  &:focus-visible {
    ${focusRing}
  }
`;

const Placeholder = styled.span`
  font-family: ${font.text};

  padding-right: ${space[8]};
  font-size: ${fontSize[16]};
`;

const Line = styled.span`
  display: inline-block;
  width: 88px;
  border-bottom: 2px dotted ${color.control};
`;

/** Part of the name: who speaks to the computer says what is to be seen. */
const PLACEHOLDER = 'choose a sentence';

export interface GapProps {
  number: number;
  sentence: string | undefined;
  isCurrent: boolean;
  onSelect: () => void;
}

/** A gap in a passage, with the sentence that the child has put there. Leads to its question. */
export function Gap({ number, sentence, isCurrent, onSelect }: GapProps) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A sentence may reach farther down than the empty gap did. Not in jsdom.
    if (isCurrent) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent, sentence]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    onSelect();
  };
  const tile = <GapNumber tone={isCurrent ? 'current' : sentence ? 'filled' : 'empty'}>{number}</GapNumber>;
  return (
    // Not a button element: that cannot wrap within a line of text.
    <Root
      ref={root}
      role="button"
      tabIndex={0}
      aria-label={`Gap ${number}${sentence ? `: ${sentence}` : `, ${isCurrent ? PLACEHOLDER : 'empty'}`}`}
      aria-current={isCurrent ? 'true' : undefined}
      $isFilled={sentence !== undefined}
      $isCurrent={isCurrent}
      onClick={onSelect}
      onKeyDown={press}
    >
      {sentence ? <GapSentence icon={<>{tile} </>}>{sentence}</GapSentence> : tile}
      {!sentence && ' '}
      {!sentence && (isCurrent ? <Placeholder>{PLACEHOLDER}</Placeholder> : <Line />)}
    </Root>
  );
}
