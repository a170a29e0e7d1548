import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, errorStatus, usePageTitle, useParams } from '@wattle/platform';
import { useState } from 'react';
import { isDailyPractice } from '../attempts';
import { hasMore, useReadTextQuery, useTextOf, useWritingListQuery } from '../my-writing/writings.api';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { useAttemptListQuery, useAttemptReviewQuery, useDailyPracticeQuery } from '../tests.api';
import { Review } from './review';
import { StillOpen } from './still-open';

const STILL_OPEN = 'This test is still under way. Its result is shown here once it is submitted.';

/** An attempt that is not there, or an address that names none. */
const NOT_FOUND: unknown[] = [400, 404];

export function ReviewPage() {
  usePageTitle('Result');
  const { attemptId = '' } = useParams();
  const review = useAttemptReviewQuery(attemptId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = review;
  const isBusy = useRetryWhileBusy({ ...review, data: currentData });
  // Earlier tests stand above the answers, which would move if they came later.
  const { isSuccess, isError } = useAttemptListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [hasList, setHasList] = useState(false);
  // So does what became of a text.
  const texts = useWritingListQuery(undefined, { refetchOnMountOrArgChange: true });
  const text = useTextOf({ attemptId });
  const questionId = text?.questionId ?? '';
  const returned = useReadTextQuery(
    { attemptId, questionId },
    { skip: !hasMore(text), refetchOnMountOrArgChange: true },
  );
  // One that has failed is fetched again by what shows it; the result stays on the screen meanwhile.
  if ((isSuccess || isError) && !texts.isLoading && !hasList) setHasList(true);
  // And when practice goes on.
  const practice = useDailyPracticeQuery(undefined, { skip: !currentData || !isDailyPractice(currentData) });
  const status = errorStatus(error);

  if (currentData && hasList && !practice.isLoading && !returned.isLoading)
    return <Review key={attemptId} review={currentData} />;
  if (isFetching || isBusy || currentData) return <Spinner label={isBusy ? PAGE_WAITS : 'Loading your result'} />;
  if (NOT_FOUND.includes(status)) return <NotFound title="Result not found">There is no such result.</NotFound>;
  if (status === 409) return <StillOpen attemptId={attemptId}>{STILL_OPEN}</StillOpen>;
  return (
    <ErrorPanel level={1} title="No result to show" action={<Button onClick={refetch}>Try again</Button>}>
      {error ? errorMessage(error, 'Failed to load this result. Please try again.') : SENTENCES.unexpected}
    </ErrorPanel>
  );
}
