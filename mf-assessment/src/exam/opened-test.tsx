import type { FreeTest, OpenTest } from '@wattle/contract';
import { ExamOpening, PAGE_ID, type RunningTest } from '@wattle/exam-player';
import { errorMessage, errorStatus, Navigate, notify, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { useOpenFreeTestQuery } from '../free-assessment.api';
import { START_PATH } from '../paths';
import { FreeTestPlayer } from './free-test-player';
import { NoQuestions } from './no-questions';
import { useLeadBack, useRefusal } from './use-refusal';

/** A test from the call that opens it. */
export function OpenedTest({ test, email }: { test: FreeTest; email: string }) {
  usePageTitle(test.title);
  const { data, error, refetch } = useOpenFreeTestQuery(
    { category: test.category, email, pageId: PAGE_ID },
    { refetchOnMountOrArgChange: true },
  );
  const [opening, setOpening] = useState(1);
  // Whatever fails later, a test that runs stays on the screen.
  const refusal = data ? undefined : error;
  useRefusal(refusal);
  const leadBack = useLeadBack();

  if (errorStatus(refusal) === 409) return null;
  if (refusal || data?.questions.length === 0) return <NoQuestions title={test.title} />;
  if (!data) return <ExamOpening title={test.title} label="Loading questions" />;
  // The server does not know this address: it was entered on another day, or somewhere else.
  if (!isRunning(data)) return <Navigate to={START_PATH} replace />;

  const takeOver = async () => {
    const again = await refetch();
    if (!again.isError) setOpening(opening + 1);
    else if (errorStatus(again.error) === 409) leadBack(again.error);
    else notify.danger(errorMessage(again.error, 'Something went wrong. Please try again.'));
  };
  return <FreeTestPlayer key={opening} test={test} running={data} email={email} onTakeOver={takeOver} />;
}

function isRunning(test: OpenTest): test is RunningTest {
  return test.attemptId !== undefined;
}
