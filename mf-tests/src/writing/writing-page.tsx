import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, errorStatus, useOnReturn, usePageTitle, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { StillOpen } from '../review/still-open';
import { SENTENCES } from '../sentences';
import { LookOver } from './look-over';
import { useWritingQuery } from './writing.api';

const STILL_OPEN = 'This test is still under way. You can look over your text once it is submitted.';

/** A text that is not there, or an address that names none. */
const NOT_FOUND: unknown[] = [400, 404];

export function WritingPage() {
  usePageTitle('Look over your text');
  const { attemptId = '', questionId = '' } = useParams();
  const text = useWritingQuery({ attemptId, questionId });
  const { currentData, error, isFetching, refetch } = text;
  const isBusy = useRetryWhileBusy({ ...text, data: currentData });
  const status = errorStatus(error);
  // Another tab or device may have changed it since.
  useOnReturn(() => currentData && void refetch());

  if (currentData) {
    const reload = async () => {
      try {
        return (await refetch()).data ?? undefined;
      } catch {
        // The page was left while it saved: nothing is fetched for it any more.
        return undefined;
      }
    };
    return <LookOver key={`${attemptId} ${questionId}`} writing={currentData} reload={reload} />;
  }
  if (isFetching || isBusy) return <Spinner label={isBusy ? PAGE_WAITS : 'Loading your text'} />;
  if (NOT_FOUND.includes(status)) return <NotFound title="Text not found">There is no such text.</NotFound>;
  if (status === 409) return <StillOpen attemptId={attemptId}>{STILL_OPEN}</StillOpen>;
  return (
    <ErrorPanel level={1} title="No text to show" action={<Button onClick={refetch}>Try again</Button>}>
      {error ? errorMessage(error, 'Failed to load this text. Please try again.') : SENTENCES.unexpected}
    </ErrorPanel>
  );
}
