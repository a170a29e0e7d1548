import { type OptionLetter, optionsOf, type ServedQuestion } from '@wattle/contract';
import { OptionRow, space } from '@wattle/design-system';
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

export function Options({ question, chosen, eliminated, isLocked, onChoose, onEliminate, labelledBy }: OptionsProps) {
  return (
    <List role="radiogroup" aria-labelledby={labelledBy}>
      {optionsOf(question).map(({ letter, text }) => (
        <OptionRow
          key={letter}
          name={question.id}
          letter={letter}
          isChosen={letter === chosen}
          isEliminated={eliminated.includes(letter)}
          isDisabled={isLocked}
          onChoose={() => onChoose(letter)}
          onEliminate={(isEliminated) => onEliminate(letter, isEliminated)}
        >
          {text}
        </OptionRow>
      ))}
    </List>
  );
}
