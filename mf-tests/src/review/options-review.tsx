import { isCorrect, type MarkedQuestion, parseOptions, type ServedQuestion } from '@wattle/contract';
import { OptionRow, Stack } from '@wattle/design-system';

interface OptionsReviewProps {
  served: ServedQuestion;
  marked: MarkedQuestion;
  /** Id of the question's text. */
  labelledBy: string;
}

/** The options, with the one that was chosen and the one that is right. */
export function OptionsReview({ served, marked, labelledBy }: OptionsReviewProps) {
  return (
    <Stack gap={8} role="radiogroup" aria-labelledby={labelledBy}>
      {parseOptions(served.mcq_options ?? '').map(({ letter, text }) => {
        const isChosen = isCorrect(letter, marked.selectedAnswer?.toUpperCase());
        const isRight = isCorrect(letter, marked.correct_answer);
        return (
          <OptionRow
            key={letter}
            name={served.id}
            letter={letter}
            isChosen={isChosen}
            isDisabled
            {...(isRight && { verdict: 'right' })}
            {...(isChosen && !isRight && { verdict: 'wrong' })}
            {...(isChosen && isRight && { verdictLabel: 'Your answer, right' })}
          >
            {text}
          </OptionRow>
        );
      })}
    </Stack>
  );
}
