import { isInText } from '@wattle/contract/question-format';
import { Cluster, color, DetailsSummary, media, ScreenOnly, space } from '@wattle/design-system';
import { formatOf, ReadAloud, ReviewedPassage, useOpenInPrint } from '@wattle/exam-player';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { QuestionReview } from './question-review';
import { questionsInWords } from './result-facts';
import { type Filter, isAmong, type QuestionGroup, type ReviewedQuestion } from './reviewed-questions';

const Root = styled.details`
  background: ${color.paper};

  @media print {
    background: none;
    /* One that is longer than a page flows on. */
    break-inside: avoid;

    p {
      break-inside: avoid;
    }
  }
`;

const Summary = styled(DetailsSummary)`
  padding: ${space[16]} ${space[24]};

  ${media.narrow} {
    padding: ${space[16]};
  }
`;

const Text = styled.div`
  padding: 0 ${space[24]} ${space[24]};

  ${media.narrow} {
    padding: 0 ${space[16]} ${space[16]};
  }
`;

interface PassageDetailsProps {
  text: string;
  questions: readonly ReviewedQuestion[];
}

/** A passage that can be opened; in print it is open. One with gaps or blanks is open, and has in them what is right. */
function PassageDetails({ text, questions }: PassageDetailsProps) {
  const details = useOpenInPrint();
  const passage = useRef<HTMLDivElement>(null);
  return (
    <Root ref={details} open={questions.some(({ question }) => isInText(formatOf(question)))}>
      <Summary>Passage of {questionsInWords(questions.map(({ number }) => number))}</Summary>
      <Text>
        <ScreenOnly>
          <Cluster gap={8}>
            <ReadAloud
              parts={[{ label: 'Read the passage', roots: () => (passage.current ? [passage.current] : []) }]}
              subject={text}
            />
          </Cluster>
        </ScreenOnly>
        <div ref={passage}>
          <ReviewedPassage text={text} questions={questions} />
        </div>
      </Text>
    </Root>
  );
}

export const Shown = styled.div<{ $isShown: boolean; $isLater: boolean; $isPrinted: boolean }>`
  @media print {
    display: ${({ $isPrinted }) => ($isPrinted ? 'block' : 'none')};
  }

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
  isPrinted: (question: ReviewedQuestion) => boolean;
  /** Id of the question that is open at first. */
  firstId: string | undefined;
  wantedId: string | undefined;
}

/** A passage once, then its questions. */
export function QuestionGroupReview({
  group,
  filter,
  laterIds,
  isPrinted,
  firstId,
  wantedId,
}: QuestionGroupReviewProps) {
  const { passage, questions } = group;
  const shown = questions.filter((reviewed) => isAmong(reviewed, filter));
  return (
    <Shown
      $isShown={shown.length > 0}
      $isLater={shown.every(({ question }) => laterIds.has(question.id))}
      $isPrinted={questions.some(isPrinted)}
    >
      {passage && <PassageDetails text={passage} questions={questions} />}
      {questions.map((reviewed) => (
        <Shown
          key={reviewed.question.id}
          $isShown={isAmong(reviewed, filter)}
          $isLater={laterIds.has(reviewed.question.id)}
          $isPrinted={isPrinted(reviewed)}
        >
          <QuestionReview
            reviewed={reviewed}
            group={questions}
            isOpenAtFirst={reviewed.question.id === firstId}
            isWanted={reviewed.question.id === wantedId}
          />
        </Shown>
      ))}
    </Shown>
  );
}
