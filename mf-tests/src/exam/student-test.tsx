import { Button } from '@wattle/design-system';
import { ExamLoading, NoTest, TEST_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import {
  errorMessage,
  errorStatus,
  logError,
  Navigate,
  useLocation,
  useNavigate,
  usePageTitle,
} from '@wattle/platform';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { FRESH } from '../api';
import { BackToDashboard } from '../links';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyOpenedTestQuery, useOpenedTestQuery } from '../tests.api';
import { StudentPlayer, type StudentPlayerProps } from './student-player';

export interface StudentTestProps extends Omit<StudentPlayerProps, 'test' | 'onReopen'> {
  /** The attempt that it goes on with; without it, a new one begins. */
  attemptId?: string | undefined;
  /** Said when the test cannot be opened. */
  failure?: string;
  /** Said when the server has none to open (404); without it, the test is over then. */
  missing?: string;
  /** The server says itself why it opens none (409). */
  isRefusalTold?: boolean;
  /** Where a test leads that is over by the time it is opened; without it, to its result. */
  overPath?: string | undefined;
  /** The address names the attempt, because no Start stands before the test. */
  isAddressed?: boolean;
}

/** A test of a signed-in child from the call that opens it. */
export function StudentTest({
  attemptId,
  failure = SENTENCES.questionsFailed,
  missing,
  isRefusalTold = false,
  overPath = attemptId && reviewPath(attemptId),
  isAddressed = false,
  ...player
}: StudentTestProps) {
  const { title, calls } = player;
  usePageTitle(title);
  const { pathname, search } = useLocation();
  const [path] = useState(pathname + search);
  const callTo = (id?: string) => ({ ...calls.open(id), title, path });
  const opening = useOpenedTestQuery(callTo(attemptId), FRESH);
  const [reopen, reopened] = useLazyOpenedTestQuery();
  const { data, fulfilledTimeStamp } = reopened.data ? reopened : opening;
  const { error, isFetching, refetch } = opening;
  const isBusy = useRetryWhileBusy({ ...opening, data });
  const status = errorStatus(error);
  const noTest = (reason: string, retry?: ReactNode) => (
    <NoTest title={title} retry={retry} backLink={<BackToDashboard />}>
      {reason}
    </NoTest>
  );

  // Whatever fails later, a test that runs stays on the screen; opened again, it begins with what the server holds.
  if (data && (data.questions.length > 0 || data.breakUntil)) {
    const running = (
      <StudentPlayer
        {...player}
        test={data}
        onReopen={() => reopen({ ...callTo(data.attemptId), needsServer: true })}
      />
    );
    return (
      <UnexpectedBoundary key={fulfilledTimeStamp} title={title}>
        {isAddressed ? (
          <AddressedAttempt title={title} attemptId={data.attemptId}>
            {running}
          </AddressedAttempt>
        ) : (
          running
        )}
      </UnexpectedBoundary>
    );
  }
  if (isBusy) return <ExamLoading title={title} label={TEST_WAITS} />;
  if (isFetching) return <ExamLoading title={title} label="Loading questions" />;
  if (overPath && (status === 409 || (status === 404 && !missing))) return <Navigate to={overPath} replace />;
  if (data) return noTest(SENTENCES.nothingToSubmit);
  if (missing && status === 404) return noTest(missing);
  const isTold = isRefusalTold && status === 409;
  const refusal = isTold ? errorMessage(error, SENTENCES.nothingToSubmit) : failure;
  return noTest(error ? refusal : SENTENCES.unexpected, <Button onClick={refetch}>Try again</Button>);
}

const PARAM = 'attemptId';

/** A test before which no Start stands: its address names the attempt, once there is one. */
export function AddressedTest(props: StudentTestProps) {
  const { search } = useLocation();
  const [attemptId] = useState(() => new URLSearchParams(search).get(PARAM) ?? undefined);
  return <StudentTest {...props} attemptId={attemptId} isAddressed />;
}

interface AddressedAttemptProps {
  title: string;
  attemptId: string;
  children: ReactNode;
}

/**
 * Shows a test once the address names its attempt: loaded again, the page goes on with this attempt or shows its result,
 * and begins no other one.
 */
function AddressedAttempt({ title, attemptId, children }: AddressedAttemptProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isNamed = new URLSearchParams(search).get(PARAM) === attemptId;

  useEffect(() => {
    if (isNamed) return;
    const params = new URLSearchParams(search);
    params.set(PARAM, attemptId);
    void navigate({ search: params.toString() }, { replace: true });
  }, [isNamed, search, attemptId, navigate]);

  return isNamed ? children : <ExamLoading title={title} label="Loading questions" />;
}

interface UnexpectedBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Keeps a test that broke from leaving an empty page; its answers are on the device and on the server. */
class UnexpectedBoundary extends Component<UnexpectedBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A test broke', error);
  }

  override render() {
    const { title, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <NoTest
        title={title}
        retry={<Button onClick={() => window.location.reload()}>Refresh</Button>}
        backLink={<BackToDashboard />}
      >
        {SENTENCES.unexpected}
      </NoTest>
    );
  }
}
