import { type FreeTest, freeTestSchema, type OpenTest } from '@wattle/contract';
import { ButtonLink, EmptyState, Spinner } from '@wattle/design-system';
import type { RunningTest } from '@wattle/exam-player';
import {
  errorMessage,
  errorStatus,
  Link,
  logError,
  Navigate,
  notify,
  useNavigate,
  usePageTitle,
  useParams,
} from '@wattle/platform';
import { useEffect } from 'react';
import { useOpenFreeTestQuery } from '../free-assessment.api';
import { HUB_PATH, START_PATH } from '../paths';
import { useVisitorEmail } from '../use-visitor-email';
import { FreeTestPlayer } from './free-test-player';

export function TestPage() {
  const email = useVisitorEmail();
  const test = freeTestSchema.safeParse(useParams().category).data;
  if (!email) return null;
  return test ? <OpenedTest test={test} email={email} /> : <NoQuestions />;
}

function OpenedTest({ test, email }: { test: FreeTest; email: string }) {
  usePageTitle(test.title);
  const { data, error, refetch } = useOpenFreeTestQuery(
    { category: test.category, email },
    { refetchOnMountOrArgChange: true },
  );
  useRefusal(error);

  if (errorStatus(error) === 409) return null;
  if (error || data?.questions.length === 0) return <NoQuestions />;
  if (!data) return <Spinner label="Loading questions" />;
  // The server does not know this address: it was entered on another day, or somewhere else.
  if (!isRunning(data)) return <Navigate to={START_PATH} replace />;
  return <FreeTestPlayer test={test} running={data} email={email} fetchTest={() => refetch().unwrap()} />;
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

function NoQuestions() {
  return (
    <EmptyState
      action={
        <ButtonLink as={Link} to={HUB_PATH}>
          Back to the tests
        </ButtonLink>
      }
    >
      No questions found.
    </EmptyState>
  );
}
