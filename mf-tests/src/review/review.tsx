import { type AttemptReview, attemptTitle } from '@wattle/contract';
import { Alert, Page } from '@wattle/design-system';
import { forgetAttempt } from '@wattle/exam-player';
import { usePageTitle, useSession } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { dayAndTime } from '../day-in-words';
import { QuietText } from '../quiet-text';
import { remarkedSentence } from '../remarked';
import { Answers } from './answers';
import { DashboardLink } from './dashboard-link';
import { PrintOnly } from './print-only';
import { ResultSummary } from './result-summary';
import { reviewedQuestions } from './reviewed-questions';

/** A marked attempt: what came of it, then its questions. In print it shows them all. */
export function Review({ review }: { review: AttemptReview }) {
  const title = attemptTitle(review);
  usePageTitle(`Result: ${title}`);
  useEffect(() => forgetAttempt(review.attemptId), [review.attemptId]);
  const { user } = useSession();
  const answers = useRef<HTMLHeadingElement>(null);
  const remarked = remarkedSentence(review);
  const questions = reviewedQuestions(review);
  return (
    <Page
      title={title}
      parentLink={<DashboardLink />}
      actions={
        review.submittedAt && (
          <QuietText as="time" dateTime={review.submittedAt}>
            {dayAndTime(review.submittedAt)}
          </QuietText>
        )
      }
    >
      <PrintOnly>Name: {user?.firstName?.trim() || user?.username}</PrintOnly>
      {remarked && <Alert>{remarked}</Alert>}
      <ResultSummary review={review} questions={questions} readAnswers={() => answers.current?.focus()} />
      <Answers questions={questions} headingRef={answers} />
    </Page>
  );
}
