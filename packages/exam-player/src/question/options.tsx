import { type OptionLetter, optionsOf, type ServedQuestion } from '@wattle/contract';
import { OptionRow, space } from '@wattle/design-system';
import { memo } from 'react';
import { styled } from 'styled-components';

const List = styled.div`
  display: grid;
  /* A narrow option, as in a large size on a phone, uses its width for its text. */
  container-type: inline-size;

  gap: ${space[12]};
`;

export interface OptionsProps {
  question: ServedQuestion;
  /** The letter that is chosen. */
  chosen: string | undefined;
  /** Letters that are ruled out. */
  eliminated: readonly OptionLetter[];
  isLocked: boolean;
  onChoose: (letter: OptionLetter) => void;
  onEliminate: (letter: OptionLetter, isEliminated: boolean) => void;
  /** Id of the question's text. */
  labelledBy: string;
}

export function Options({ question, chosen, eliminated, labelledBy, ...rest }: OptionsProps) {
  return (
    <List role="radiogroup" aria-labelledby={labelledBy}>
      {optionsOf(question).map(({ letter, text }) => (
        <Option
          key={letter}
          {...rest}
          name={question.id}
          letter={letter}
          text={text}
          isChosen={letter === chosen}
          isEliminated={eliminated.includes(letter)}
        />
      ))}
    </List>
  );
}

interface OptionProps extends Pick<OptionsProps, 'isLocked' | 'onChoose' | 'onEliminate'> {
  name: string;
  letter: OptionLetter;
  text: string;
  isChosen: boolean;
  isEliminated: boolean;
}

/** A choice renders two of the options again, not all. */
const Option = memo(function Option({ letter, text, isLocked, onChoose, onEliminate, ...row }: OptionProps) {
  return (
    <OptionRow
      {...row}
      letter={letter}
      isDisabled={isLocked}
      onChoose={() => onChoose(letter)}
      onEliminate={(isEliminated) => onEliminate(letter, isEliminated)}
    >
      {text}
    </OptionRow>
  );
});
