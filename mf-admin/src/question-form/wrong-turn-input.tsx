import { GAP_LETTERS, type OptionLetter } from '@wattle/contract';
import { color, fontSize, space, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import type { QuestionValues } from './question-values';
import { MAX_TURN_CHARACTERS } from './turn-texts';

const Root = styled.div`
  min-width: 0;

  & > label {
    display: block;
    margin-bottom: ${space[4]};
    font-size: ${fontSize[14]};

    color: ${color.inkSoft};
  }
`;

/** Asks which mistake leads to a wrong option. */
export function WrongTurnInput({ letter }: { letter: OptionLetter }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const id = useId();
  const index = GAP_LETTERS.indexOf(letter);
  return (
    <Root>
      <label htmlFor={id}>Which mistake leads to {letter}?</label>
      <TextInput
        id={id}
        size="dense"
        autoComplete="off"
        maxLength={MAX_TURN_CHARACTERS}
        aria-invalid={formState.errors.wrong_turns ? true : undefined}
        {...register(`turnTexts.${index}`)}
      />
    </Root>
  );
}
