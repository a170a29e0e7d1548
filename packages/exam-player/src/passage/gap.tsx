import { color, focusRing, font, fontSize, radius, space } from '@wattle/design-system';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
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

/* In one line. Not a block, or a full stop or comma after it could begin the next one. */
const empty = css`
  white-space: nowrap;
  line-height: 1.4;

  padding: 3px ${space[4]};
`;

/* In one line where it fits into one. */
const emptyCurrent = css`
  display: inline-block;
  max-width: 100%;
  white-space: normal;

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
  border-bottom: 2px dotted ${color.control};
  /* On the line of the text. */
  font-size: 0;

  padding-right: 88px;
`;
const WORD_JOINER = '\u2060';

export interface GapProps {
  /** What it is called when it is read aloud. */
  name: 'gap' | 'blank';
  number: number;
  /** Its accessible name. Who speaks to the computer says what is to be seen, so that is part of it. */
  label: string;
  /** What the child has put there. */
  text: string | undefined;
  /** What an empty one says whose question is on the screen. */
  placeholder: string;
  isCurrent: boolean;
  /** Whether its words are shown; undefined where none open at it. */
  isOpen?: boolean | undefined;
  onSelect: () => void;
  onBlur?: (event: FocusEvent) => void;
}

/** A gap or a blank in a passage, with the sentence or word that the child has put there. Leads to its question. */
export function Gap({ name, number, label, text, placeholder, isCurrent, isOpen, onSelect, onBlur }: GapProps) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A sentence may reach farther down than the empty gap did. Not in jsdom.
    if (isCurrent) root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent, text]);
  const press = (event: KeyboardEvent) => {
    const isPress = [' ', 'Enter', isOpen ? 'Escape' : isOpen === false && 'ArrowDown'].includes(event.key);
    if (!isPress) return;
    event.preventDefault();
    onSelect();
  };
  const tile = (
    <GapNumber tone={isCurrent ? 'current' : text ? 'filled' : 'empty'} say={text ? '' : `${name} ${number}`}>
      {number}
    </GapNumber>
  );
  return (
    // Not a button element: that cannot wrap within a line of text.
    <Root
      ref={root}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-haspopup={isOpen === undefined ? undefined : 'listbox'}
      aria-expanded={isOpen}
      aria-current={isCurrent ? 'true' : undefined}
      $isFilled={text !== undefined}
      $isCurrent={isCurrent}
      onClick={onSelect}
      onKeyDown={press}
      onBlur={onBlur}
    >
      {text ? <GapSentence icon={<>{tile} </>}>{text}</GapSentence> : tile}
      {!text && ' '}
      {!text && (isCurrent ? <Placeholder data-silent>{placeholder}</Placeholder> : <Line>{WORD_JOINER}</Line>)}
    </Root>
  );
}
