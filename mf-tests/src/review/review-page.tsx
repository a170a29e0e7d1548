import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, usePageTitle, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { useAttemptReviewQuery } from '../tests.api';
import { Review } from './review';
import { StillOpen } from './still-open';

/** An attempt that is not there, or an address that names none. */
const NOT_FOUND: unknown[] = [400, 404];

export function ReviewPage() {
  usePageTitle('Result');
  const { attemptId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useAttemptReviewQuery(attemptId, {
    refetchOnMountOrArgChange: true,
  });
  const status = errorStatus(error);

  if (currentData) return <Review key={attemptId} review={currentData} />;
  if (isFetching) return <Spinner label="Loading your result" />;
  if (NOT_FOUND.includes(status)) return <NotFound title="Result not found">There is no such result.</NotFound>;
  if (status === 409) return <StillOpen attemptId={attemptId} />;
  return (
    <ErrorPanel level={1} title="No result to show" action={<Button onClick={refetch}>Try again</Button>}>
      {error ? errorMessage(error, 'Failed to load this result. Please try again.') : SENTENCES.unexpected}
    </ErrorPanel>
  );
}
