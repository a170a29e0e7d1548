import { Button, ErrorPanel, Page, Spinner, Stack, VisuallyHidden } from '@wattle/design-system';
import { errorMessage, usePageTitle, useSession } from '@wattle/platform';
import { finishedOf, openAttemptsOf } from '../attempts';
import { SENTENCES } from '../sentences';
import { useAttemptListQuery } from '../tests.api';
import { useRefetchOnReturn } from '../use-refetch-on-return';
import { encouragement } from './encouragement';
import { ExamDayCard } from './exam-day-card';
import { greetingName } from './greeting';
import { OpenAttempts } from './open-attempts';
import { Results } from './results';
import { SubjectCards } from './subject-cards';
import { TestCards } from './test-cards';
import { useForgetFinished } from './use-forget-finished';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const list = useAttemptListQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, fulfilledTimeStamp = 0, refetch } = list;
  useRefetchOnReturn(refetch);
  const attempts = data?.attempts;
  useForgetFinished(attempts);
  const open = openAttemptsOf(attempts ?? []);
  const finished = finishedOf(attempts ?? []);
  const now = Date.parse(data?.serverTime ?? new Date().toISOString());

  return (
    <Page title={`Hello, ${greetingName(user)}`} intro={data && encouragement(finished, open.length > 0, now)} hasGlow>
      {isLoading && <Spinner label="Loading your tests" />}
      {data && open.length > 0 && (
        <OpenAttempts attempts={open} serverTime={data.serverTime} receivedAt={fulfilledTimeStamp} refetch={refetch} />
      )}
      {!isLoading && (
        <Stack as="section" aria-labelledby="start">
          <VisuallyHidden as="h2" id="start">
            Start a test
          </VisuallyHidden>
          <SubjectCards attempts={attempts} now={now} />
          <TestCards attempts={attempts} />
          <ExamDayCard attempts={attempts} />
        </Stack>
      )}
      {data && <Results finished={finished} now={now} />}
      {!isLoading && !data && (
        <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
          {error ? errorMessage(error, 'Failed to load your results. Please try again.') : SENTENCES.unexpected}
        </ErrorPanel>
      )}
    </Page>
  );
}
