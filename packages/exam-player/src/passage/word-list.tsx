import type { Option, OptionLetter } from '@wattle/contract/options';
import { color, focusRing, font, fontSize, height, radius, shadow, space } from '@wattle/design-system';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { moveFocus } from '../panes/move-focus';
import { GapNumber } from './gap-parts';

/** Without a top it stands under the line of what it follows, as a block would, and moves no text. */
const List = styled.span`
  position: absolute;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color.control};
  box-shadow: ${shadow};
  font-family: ${font.text};
  line-height: 1.3;
  text-indent: 0;
  user-select: none;
  scroll-margin: 72px 0 ${space[16]};

  inset-inline: -${space[12]};
  gap: ${space[8]};
  margin-top: ${space[4]};
  padding: ${space[8]};
  border-radius: ${radius.card};
  font-size: ${fontSize[16]};

  background: ${color.surface};
`;

const Word = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  max-width: 100%;
  border: 1px solid ${color.control};
  cursor: pointer;

  min-height: ${height.regular};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-selected='true'] {
    border-color: ${color.action};
    box-shadow: inset 0 0 0 1px ${color.action};

    background: ${color.actionSoft};

    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }

  &[aria-disabled='true'] {
    border-style: dashed;
    text-decoration: line-through;

    color: ${color.inkSoft};
  }

  &:focus-visible {
    ${focusRing}
  }
`;

interface WordListProps {
  /** Its accessible name. */
  label: string;
  words: readonly Option[];
  chosen: string | undefined;
  /** Cannot be chosen. */
  eliminated: readonly OptionLetter[];
  onChoose: (letter: OptionLetter) => void;
  /** Told of Escape. */
  onClose: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** The words of a blank, under its line. Arrow keys go from word to word; Enter, Space or its letter chooses one. */
export function WordList({ label, words, chosen, eliminated, onChoose, onClose, onBlur }: WordListProps) {
  const list = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const first = find('[aria-selected="true"]') ?? find('[role="option"]');
    first?.focus({ preventScroll: true });
    // Not in jsdom.
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const choose = (letter: OptionLetter) => {
    if (!eliminated.includes(letter)) onChoose(letter);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    moveFocus(event, '[role="option"]');
    const focused = key === 'Enter' || key === ' ' ? (target as HTMLElement).dataset.letter : undefined;
    const word = words.find(({ letter }) => letter === (focused ?? key.toUpperCase()));
    if (!word && key !== 'Escape') return;
    event.preventDefault();
    if (word) choose(word.letter);
    else onClose();
  };
  return (
    <List ref={list} role="listbox" aria-label={label} data-silent onKeyDown={press} onBlur={onBlur}>
      {words.map(({ letter, text }) => (
        <Word
          key={letter}
          role="option"
          tabIndex={-1}
          aria-selected={text === chosen}
          aria-disabled={eliminated.includes(letter)}
          data-letter={letter}
          onClick={() => choose(letter)}
        >
          <GapNumber tone={text === chosen ? 'filled' : 'empty'}>{letter}</GapNumber>
          {text}
        </Word>
      ))}
    </List>
  );
}
