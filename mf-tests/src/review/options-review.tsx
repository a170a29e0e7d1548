import type { MarkedQuestion, ServedQuestion } from '@wattle/contract';
import { OptionRow, Stack } from '@wattle/design-system';
import { formatOf } from '@wattle/exam-player';
import { markedOptions } from './marked-options';

interface OptionsReviewProps {
  served: ServedQuestion;
  marked: MarkedQuestion;
  /** Id of the question's text. */
  labelledBy: string;
}

/** The options, with the one that was chosen and the one that is right; of the sentences of a gap only these. */
export function OptionsReview({ served, marked, labelledBy }: OptionsReviewProps) {
  const options = markedOptions(served, marked);
  const isGap = formatOf(served) === 'gap';
  const shown = options.filter(({ isChosen, isRight }) => !isGap || isChosen || isRight);
  return (
    <Stack gap={8} role="radiogroup" aria-labelledby={labelledBy}>
      {shown.map(({ letter, text, isChosen, isRight }) => (
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
      ))}
    </Stack>
  );
}
