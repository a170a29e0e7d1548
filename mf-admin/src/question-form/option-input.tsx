import type { OptionLetter } from '@wattle/contract';
import { height, IconButton, media, space, TextInput } from '@wattle/design-system';
import { ArrowUp, X } from 'lucide-react';
import type { RefCallback } from 'react';
import { styled } from 'styled-components';
import { OptionRadio } from './option-radio';
import { WrongTurnInput } from './wrong-turn-input';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;

  gap: ${space[8]};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;

  min-width: 88px;

  ${media.narrow} {
    gap: ${space[8]};
    min-width: 80px;

    & > button {
      width: ${height.dense};
      height: ${height.dense};
    }
  }
`;

const Turn = styled.div`
  grid-column: 2;

  margin-bottom: ${space[8]};

  ${media.narrow} {
    grid-column: 1 / -1;
  }
`;

interface OptionInputProps {
  letter: OptionLetter;
  /** What an option is called: in a set with gaps, a sentence. */
  noun: string;
  text: string;
  isKey: boolean;
  isFaulty: boolean;
  inputRef: RefCallback<HTMLInputElement>;
  onChange: (text: string) => void;
  onChooseKey: () => void;
  /** Absent for the first, and for those that are not used. */
  onMoveUp: (() => void) | undefined;
  /** Absent where no fewer options are possible, and for those that are not used. */
  onRemove: (() => void) | undefined;
}

/** An option with the mark of the right one before it, and the mistake that leads to it below. */
export function OptionInput({ letter, noun, text, isKey, isFaulty, inputRef, ...on }: OptionInputProps) {
  return (
    <Row>
      <OptionRadio letter={letter} isChecked={isKey} onCheck={on.onChooseKey} />
      <TextInput
        ref={inputRef}
        aria-label={`${noun} ${letter}`}
        aria-invalid={isFaulty ? true : undefined}
        value={text}
        onChange={({ target }) => on.onChange(target.value)}
      />
      <Buttons>
        {on.onMoveUp && (
          <IconButton label={`Move ${letter} up`} onClick={on.onMoveUp}>
            <ArrowUp size={18} aria-hidden="true" />
          </IconButton>
        )}
        {on.onRemove && (
          <IconButton label={`Remove ${letter}`} onClick={on.onRemove}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Buttons>
      {text.trim() && !isKey && (
        <Turn>
          <WrongTurnInput letter={letter} />
        </Turn>
      )}
    </Row>
  );
}
