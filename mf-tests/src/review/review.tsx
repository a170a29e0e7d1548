import type { AttemptReview } from '@wattle/contract';
import { Alert, Page, SegmentedControl, Stack } from '@wattle/design-system';
import { forgetAttempt } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { attemptTitle } from '../attempt-title';
import { remarkedSentence } from '../remarked';
import { OnScreen } from './on-screen';
import { QuestionGroupReview } from './question-group-review';
import { ResultSummary } from './result-summary';
import { FILTERS, type Filter, groupByPassage, isAmong, reviewedQuestions } from './reviewed-questions';

const LABELS: Record<Filter, string> = { wrong: 'Wrong', flagged: 'Flagged', all: 'All' };

const NOTHING: Record<Filter, string> = {
  wrong: 'Nothing went wrong here.',
  flagged: 'You flagged no question in this test.',
  all: 'This test held no questions.',
};

/** A marked attempt: what came of it, then its questions. In print it shows them all. */
export function Review({ review }: { review: AttemptReview }) {
  const title = attemptTitle(review);
  usePageTitle(`Result: ${title}`);
  useEffect(() => forgetAttempt(review.attemptId), [review.attemptId]);
  const remarked = remarkedSentence(review);
  const questions = reviewedQuestions(review);
  const [filter, setFilter] = useState<Filter>(() =>
    questions.some((question) => isAmong(question, 'wrong')) ? 'wrong' : 'all',
  );
  const counts = FILTERS.map((value) => ({ value, count: questions.filter((each) => isAmong(each, value)).length }));
  const shown = counts.find(({ value }) => value === filter);
  return (
    <Page title={title}>
      {remarked && <Alert>{remarked}</Alert>}
      <ResultSummary review={review} wrongCount={counts[0]?.count ?? 0} />
      {questions.length > 1 && (
        <OnScreen>
          <SegmentedControl
            label="Questions"
            look="chips"
            options={counts.map(({ value, count }) => ({ value, label: `${LABELS[value]} (${count})` }))}
            value={filter}
            onChange={setFilter}
          />
        </OnScreen>
      )}
      <Stack>
        {groupByPassage(questions).map((group) => (
          <QuestionGroupReview key={group.questions[0]?.served.id} group={group} filter={filter} />
        ))}
      </Stack>
      {shown?.count === 0 && <OnScreen as="p">{NOTHING[filter]}</OnScreen>}
    </Page>
  );
}
