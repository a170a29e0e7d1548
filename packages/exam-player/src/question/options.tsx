import { type Option, optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import { OptionRow, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAttemptActions, useExam, useIsAnswerLocked } from '../attempt/attempt-context';
import { chosenLetter, eliminatedOf } from '../attempt/selectors';

export const OptionList = styled.div`
  display: grid;
  /* A narrow option, as in a large size on a phone, uses its width for its text. */
  container-type: inline-size;

  gap: ${space[12]};
`;

interface OptionsProps {
  question: QuestionPayload;
  labelledBy: string;
}

export function Options({ question, labelledBy }: OptionsProps) {
  return (
    <OptionList role="radiogroup" aria-labelledby={labelledBy}>
      {optionsOf(question).map((option) => (
        <QuestionOption key={option.letter} question={question} {...option} />
      ))}
    </OptionList>
  );
}

function QuestionOption({ question, letter, text }: Option & Pick<OptionsProps, 'question'>) {
  const { chosen, eliminated } = useAttemptActions();
  const questionId = question.id;
  return (
    <OptionRow
      name={questionId}
      letter={letter}
      isChosen={useExam((state) => chosenLetter(state, question) === letter)}
      isEliminated={useExam((state) => eliminatedOf(state, questionId).includes(letter))}
      isDisabled={useIsAnswerLocked(questionId)}
      onChoose={() => chosen({ questionId, letter })}
      onEliminate={(isEliminated) => eliminated({ questionId, letter, isEliminated })}
    >
      {text}
    </OptionRow>
  );
}
