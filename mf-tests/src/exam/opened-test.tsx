import { Button } from '@wattle/design-system';
import { ExamLoading, type OpenTestAttempt, type Query, TEST_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorStatus, Navigate, usePageTitle } from '@wattle/platform';
import type { ReactNode } from 'react';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { NoTest } from './no-test';
import { UnexpectedBoundary } from './unexpected-boundary';

/** What is known of the call that opens a test. */
export interface Opening<Test extends OpenTestAttempt> extends Query {
  /** Null when the response was no test. */
  data?: Test | null | undefined;
  fulfilledTimeStamp?: number | undefined;
}

interface OpenedTestProps<Test extends OpenTestAttempt> {
  title: string;
  opening: Opening<Test>;
  /** Said when the test cannot be opened. */
  failure: string;
  /** Said when the server has none to open (404); without it, that is a failure like any other. */
  missing?: string;
  /** The attempt that it goes on with: where that is over since, its result is shown. */
  attemptId?: string | undefined;
  /** Shows the test. */
  children: (test: Test) => ReactNode;
}

/** A test from the call that opens it. */
export function OpenedTest<Test extends OpenTestAttempt>({
  title,
  opening,
  failure,
  missing,
  attemptId,
  children,
}: OpenedTestProps<Test>) {
  usePageTitle(title);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = opening;
  const isBusy = useRetryWhileBusy(opening);
  const retry = <Button onClick={() => refetch()}>Try again</Button>;

  // Whatever fails later, a test that runs stays on the screen; opened again, it begins with what the server holds.
  if (data && data.questions.length > 0) {
    return (
      <UnexpectedBoundary key={fulfilledTimeStamp} title={title}>
        {children(data)}
      </UnexpectedBoundary>
    );
  }
  if (isBusy) return <ExamLoading title={title} label={TEST_WAITS} />;
  if (isFetching) return <ExamLoading title={title} label="Loading questions" />;
  if (attemptId && errorStatus(error) === 409) return <Navigate to={reviewPath(attemptId)} replace />;
  if (data) return <NoTest title={title}>{SENTENCES.nothingToSubmit}</NoTest>;
  if (missing && errorStatus(error) === 404) return <NoTest title={title}>{missing}</NoTest>;
  return (
    <NoTest title={title} retry={retry}>
      {error ? failure : SENTENCES.unexpected}
    </NoTest>
  );
}
