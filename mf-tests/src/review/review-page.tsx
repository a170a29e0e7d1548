import { usePageTitle, useParams } from '@wattle/platform';
import { useState } from 'react';
import { FRESH } from '../api';
import { hasMore, useReadTextQuery, useTextOf, useWritingListQuery } from '../my-writing/writings.api';
import { useAttemptListQuery, useAttemptReviewQuery, useDailyPracticeQuery } from '../tests.api';
import { NothingToShow } from './nothing-to-show';
import { Review } from './review';

export function ReviewPage() {
  usePageTitle('Result');
  const { attemptId = '' } = useParams();
  const review = useAttemptReviewQuery(attemptId, FRESH);
  const { currentData, isFetching } = review;
  // Earlier tests stand above the answers, which would move if they came later.
  const { isSuccess, isError } = useAttemptListQuery(undefined, FRESH);
  const [hasList, setHasList] = useState(false);
  // So does what became of a text.
  const texts = useWritingListQuery(undefined, FRESH);
  const text = useTextOf({ attemptId });
  const questionId = text?.questionId ?? '';
  const returned = useReadTextQuery({ attemptId, questionId }, { skip: !hasMore(text), ...FRESH });
  // One that has failed is fetched again by what shows it; the result stays on the screen meanwhile.
  if ((isSuccess || isError) && !texts.isLoading && !hasList) setHasList(true);
  // And when what went wrong comes back.
  const practice = useDailyPracticeQuery(undefined, FRESH);

  if (currentData && hasList && !practice.isLoading && !returned.isLoading)
    return <Review key={attemptId} review={currentData} />;
  return (
    <NothingToShow
      attemptId={attemptId}
      what="result"
      query={{ ...review, isFetching: isFetching || currentData !== undefined }}
    >
      Its result is shown here once it is submitted.
    </NothingToShow>
  );
}
