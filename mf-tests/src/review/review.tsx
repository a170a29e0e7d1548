import type { AttemptReview } from '@wattle/contract/results';
import { isToPractise } from '@wattle/contract/scores';
import { attemptTitle } from '@wattle/contract/test-kinds';
import {
  Alert,
  formatFullDateTime,
  height,
  LinkLine,
  MutedText,
  NamedText,
  Page,
  Panel,
  ParentLink,
  ScreenOnly,
  space,
} from '@wattle/design-system';
import { forgetAttempt, Link, usePageTitle, useSession } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { remarkedSentence } from '../attempts';
import { DASHBOARD_PATH, paperPath, printFormPath } from '../paths';
import { subjectOf } from '../subjects';
import { Answers } from './answers';
import { PrintOnly } from './print-only';
import { ResultSummary } from './result-summary';
import { reviewedQuestions } from './reviewed-questions';

const UpLink = styled(ParentLink)`
  min-height: ${height.regular};
  margin-bottom: -${space[12]};

  @media print {
    display: none;
  }
`;

/** A marked attempt: what came of it, then its questions. */
export function Review({ review }: { review: AttemptReview }) {
  const title = attemptTitle(review);
  usePageTitle(`Result: ${title}`);
  useEffect(() => forgetAttempt(review.attemptId), [review.attemptId]);
  const { user } = useSession();
  const answers = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<{ id: string; times: number }>();
  const remarked = remarkedSentence(review);
  const questions = reviewedQuestions(review);
  return (
    <Page
      title={title}
      parentLink={
        <UpLink forwardedAs={Link} to={DASHBOARD_PATH}>
          Student Dashboard
        </UpLink>
      }
      actions={
        review.submittedAt && (
          <MutedText as="time" size={16} dateTime={review.submittedAt}>
            {formatFullDateTime(review.submittedAt)}
          </MutedText>
        )
      }
    >
      <PrintOnly>
        Name: <NamedText name={user?.firstName?.trim() || user?.username || ''} />
      </PrintOnly>
      {remarked && <Alert>{remarked}</Alert>}
      <ResultSummary
        review={review}
        questions={questions}
        readAnswers={() => answers.current?.focus()}
        readQuestion={(id) => setWanted({ id, times: (wanted?.times ?? 0) + 1 })}
      />
      {/* Asked for again, it is opened again. */}
      <Answers key={wanted?.times} questions={questions} headingRef={answers} wantedId={wanted?.id} />
      <PaperLinks review={review} />
    </Page>
  );
}

const MAX_TOPICS = 3;

/** What of a result can be printed: its key, what went wrong once more, and its topics. */
function PaperLinks({ review }: { review: AttemptReview }) {
  const { attemptId, paperCode, perCategory, result } = review;
  const topics = perCategory.filter(isToPractise).slice(0, MAX_TOPICS);
  const hasWrong = result.questions.some(({ correct }) => correct === false);
  if (!paperCode && !hasWrong) return null;
  return (
    <ScreenOnly>
      <Panel title="On paper" gap={4}>
        {paperCode && (
          <LinkLine>
            <Link to={paperPath(paperCode, '/key')}>Print the answers and why</Link>
          </LinkLine>
        )}
        {hasWrong && (
          <LinkLine>
            <Link to={printFormPath({ attemptId })}>Print what went wrong once more</Link>
          </LinkLine>
        )}
        {topics.map(({ subject, category }) => (
          <LinkLine key={category}>
            <Link to={printFormPath({ topic: category, category: subjectOf(subject) })}>
              Print questions on {category}
            </Link>
          </LinkLine>
        ))}
      </Panel>
    </ScreenOnly>
  );
}
