import type { OpenTest } from '@wattle/contract/attempts';
import type { FreeTest } from '@wattle/contract/free-tests';
import { ExamLoading, type OpenTestAttempt, PAGE_ID, TEST_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, errorStatus, logError, Navigate, notify, useNavigate, usePageTitle } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { useLazyOpenedFreeTestQuery, useOpenedFreeTestQuery } from '../free-assessment.api';
import { HUB_PATH, START_PATH } from '../paths';
import { FreeTestPlayer } from './free-test-player';
import { NoQuestions } from './no-questions';

/** A test from the call that opens it. */
export function OpenedTest({ test, email }: { test: FreeTest; email: string }) {
  usePageTitle(test.title);
  const args = { category: test.category, email, pageId: PAGE_ID };
  const [reopen, reopened] = useLazyOpenedFreeTestQuery();
  const opening = useOpenedFreeTestQuery(args, { refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp } = reopened.data ? reopened : opening;
  const isBusy = useRetryWhileBusy(opening);
  // Whatever fails later, a test that runs stays on the screen.
  const refusal = data || isBusy ? undefined : opening.error;
  useRefusal(refusal);

  if (errorStatus(refusal) === 409) return null;
  if (refusal || data?.questions.length === 0) return <NoQuestions title={test.title} />;
  if (!data) return <ExamLoading title={test.title} label={isBusy ? TEST_WAITS : 'Loading questions'} />;
  // The server does not know this address: it was entered on another day, or somewhere else.
  if (!isRunning(data)) return <Navigate to={START_PATH} replace />;
  // Opened again, it begins with what the server has.
  return (
    <FreeTestPlayer
      key={fulfilledTimeStamp}
      test={test}
      running={data}
      email={email}
      reopen={() => reopen({ ...args, attemptId: data.attemptId })}
    />
  );
}

function isRunning(test: OpenTest): test is OpenTestAttempt {
  return test.attemptId !== undefined;
}

/** A test that may not be opened leads back. Other failures are only logged (docs/published.md, sentences). */
function useRefusal(error: unknown): void {
  const navigate = useNavigate();
  const redirectToHub = useEffectEvent((refusal: unknown) => {
    notify.warning(errorMessage(refusal, 'This test is already completed.'));
    navigate(HUB_PATH, { replace: true });
  });
  useEffect(() => {
    if (!error) return;
    if (errorStatus(error) === 409) redirectToHub(error);
    else logError('The questions could not be loaded', error);
  }, [error]);
}
