import { Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { PassageDetails } from './passage-details';
import { QuestionReview } from './question-review';
import { type Filter, isAmong, type QuestionGroup } from './reviewed-questions';

/** Left out on the screen only: everything is printed. */
const Shown = styled.div<{ $isShown: boolean }>`
  @media screen {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  }
`;

interface QuestionGroupReviewProps {
  group: QuestionGroup;
  filter: Filter;
}

/** A passage once, then its questions. */
export function QuestionGroupReview({ group: { passage, questions }, filter }: QuestionGroupReviewProps) {
  return (
    <Shown $isShown={questions.some((question) => isAmong(question, filter))}>
      <Stack>
        {passage && <PassageDetails text={passage} questions={questions} />}
        {questions.map((question) => (
          <Shown key={question.served.id} $isShown={isAmong(question, filter)}>
            <QuestionReview question={question} />
          </Shown>
        ))}
      </Stack>
    </Shown>
  );
}
