import { type FreeTest, freeTestSchema, type OpenTest } from '@wattle/contract';
import { EmptyState, Page } from '@wattle/design-system';
import { ExamOpening, type RunningTest, TAB_ID } from '@wattle/exam-player';
import {
  errorMessage,
  errorStatus,
  logError,
  Navigate,
  notify,
  useNavigate,
  usePageTitle,
  useParams,
} from '@wattle/platform';
import { useEffect, useState } from 'react';
import { useOpenFreeTestQuery } from '../free-assessment.api';
import { HUB_PATH, START_PATH } from '../paths';
import { useVisitorEmail } from '../use-visitor-email';
import { BackToTests } from './back-to-tests';
import { FreeTestPlayer } from './free-test-player';

export function TestPage() {
  const email = useVisitorEmail();
  const test = freeTestSchema.safeParse(useParams().category).data;
  if (!email) return null;
  return test ? <OpenedTest test={test} email={email} /> : <NoQuestions title="Unknown test" />;
}

function OpenedTest({ test, email }: { test: FreeTest; email: string }) {
  usePageTitle(test.title);
  const { data, error, refetch } = useOpenFreeTestQuery(
    { category: test.category, email, tab: TAB_ID },
    { refetchOnMountOrArgChange: true },
  );
  const [opening, setOpening] = useState(1);
  // Whatever fails later, a test that runs stays on the screen.
  const refusal = data ? undefined : error;
  useRefusal(refusal);

  if (errorStatus(refusal) === 409) return null;
  if (refusal || data?.questions.length === 0) return <NoQuestions title={test.title} />;
  if (!data) return <ExamOpening title={test.title} label="Loading questions" />;
  // The server does not know this address: it was entered on another day, or somewhere else.
  if (!isRunning(data)) return <Navigate to={START_PATH} replace />;

  const takeOver = async () => {
    const again = await refetch();
    if (again.isError) notify.danger(errorMessage(again.error, 'Something went wrong. Please try again.'));
    else setOpening(opening + 1);
  };
  return <FreeTestPlayer key={opening} test={test} running={data} email={email} onTakeOver={takeOver} />;
}

/** Not this test's turn, or it is done: says so and leads back. Other failures are only logged (specification 8). */
function useRefusal(error: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    if (errorStatus(error) !== 409) {
      logError('The questions could not be loaded', error);
      return;
    }
    notify.warning(errorMessage(error, 'This test is already completed.'));
    navigate(HUB_PATH, { replace: true });
  }, [error, navigate]);
}

function isRunning(test: OpenTest): test is RunningTest {
  return test.attemptId !== undefined;
}

function NoQuestions({ title }: { title: string }) {
  usePageTitle('No questions found');
  return (
    <Page title={title} width="narrow">
      <EmptyState action={<BackToTests />}>No questions found.</EmptyState>
    </Page>
  );
}
