import type { AttemptReview } from '@wattle/contract/results';
import { attemptTitle } from '@wattle/contract/test-kinds';
import {
  Alert,
  formatFullDateTime,
  height,
  MutedText,
  NamedText,
  Page,
  ParentLink,
  space,
} from '@wattle/design-system';
import { forgetAttempt, Link, usePageTitle, useSession } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { remarkedSentence } from '../attempts';
import { DASHBOARD_PATH } from '../paths';
import { Answers } from './answers';
import { PaperLinks } from './paper-links';
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
