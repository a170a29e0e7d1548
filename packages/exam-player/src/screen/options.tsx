import { parseOptions, type ServedQuestion } from '@wattle/contract';
import { OptionRow, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const List = styled.div`
  display: grid;

  gap: ${space[12]};
`;

export interface OptionsProps {
  question: ServedQuestion;
  /** The letter that is chosen. */
  chosen: string | undefined;
  isLocked: boolean;
  onChoose: (letter: string) => void;
  /** Id of the question's text. */
  labelledBy: string;
}

export function Options({ question, chosen, isLocked, onChoose, labelledBy }: OptionsProps) {
  return (
    <List role="radiogroup" aria-labelledby={labelledBy}>
      {parseOptions(question.mcq_options ?? '').map(({ letter, text }) => (
        <OptionRow
          key={letter}
          name={question.id}
          letter={letter}
          isChosen={letter === chosen}
          isDisabled={isLocked}
          onChoose={() => onChoose(letter)}
        >
          {text}
        </OptionRow>
      ))}
    </List>
  );
}
