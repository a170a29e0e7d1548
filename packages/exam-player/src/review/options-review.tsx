import type { QuestionPayload } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import { OptionRow, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { formatOf } from '../attempt/question-format';
import { useAnswerOwner } from './answer-owner';
import { markedOptions } from './marked-options';

/** Two in a line in print, where a page is dear. */
const Options = styled(Stack)`
  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The letters are white on a background that browsers leave out. */
    print-color-adjust: exact;

    gap: ${space[4]} ${space[8]};

    & > * {
      min-height: 0;
      break-inside: avoid;
    }

    label {
      padding-block: ${space[4]};
    }
  }

  /* Beside another one, an option would have one character to a line. */
  @media print and (max-width: 500px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface OptionsReviewProps {
  question: QuestionPayload;
  marked: MarkedQuestion;
  labelledBy: string;
  /** Only the chosen and the right one, as always of the sentences of a gap. */
  isBrief?: boolean;
}

/** The options, with the one that was chosen and the one that is right. */
export function OptionsReview({
  question,
  marked,
  labelledBy,
  isBrief = formatOf(question) === 'gap',
}: OptionsReviewProps) {
  const { whose } = useAnswerOwner();
  const options = markedOptions(question, marked);
  const shown = options.filter(({ isChosen, isRight }) => !isBrief || isChosen || isRight);
  return (
    <Options gap={8} role="radiogroup" aria-labelledby={labelledBy}>
      {shown.map(({ letter, text, isChosen, isRight }) => (
        <OptionRow
          key={letter}
          name={question.id}
          letter={letter}
          isChosen={isChosen}
          isDisabled
          {...(isRight && { verdict: 'right' })}
          {...(isChosen && !isRight && { verdict: 'wrong', verdictLabel: `${whose} answer` })}
          {...(isChosen && isRight && { verdictLabel: `${whose} ${marked.guessed ? 'guess' : 'answer'}, right` })}
        >
          {text}
        </OptionRow>
      ))}
    </Options>
  );
}
