import { color, media } from '@wattle/design-system';
import { styled } from 'styled-components';
import { PassageDetails } from './passage-details';
import { QuestionReview } from './question-review';
import { type Filter, isAmong, type QuestionGroup } from './reviewed-questions';

/** Left out on the screen only: everything is printed. */
const Shown = styled.div<{ $isShown: boolean; $isLater: boolean }>`
  @media screen {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};

    ${media.narrow} {
      ${({ $isLater }) => $isLater && 'display: none;'}
    }
  }

  & > * + * {
    border-top: 1px solid ${color.line};
  }
`;

interface QuestionGroupReviewProps {
  group: QuestionGroup;
  filter: Filter;
  /** Ids of the questions that a narrow screen shows on request. */
  laterIds: ReadonlySet<string>;
  /** Ids of the questions that are open. */
  openIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** A passage once, then its questions. */
export function QuestionGroupReview({ group, filter, laterIds, openIds, onToggle }: QuestionGroupReviewProps) {
  const { passage, questions } = group;
  const shown = questions.filter((question) => isAmong(question, filter));
  return (
    <Shown $isShown={shown.length > 0} $isLater={shown.every(({ served }) => laterIds.has(served.id))}>
      {passage && <PassageDetails text={passage} questions={questions} />}
      {questions.map((question) => (
        <Shown
          key={question.served.id}
          $isShown={isAmong(question, filter)}
          $isLater={laterIds.has(question.served.id)}
        >
          <QuestionReview
            question={question}
            isOpen={openIds.has(question.served.id)}
            onToggle={() => onToggle(question.served.id)}
          />
        </Shown>
      ))}
    </Shown>
  );
}
