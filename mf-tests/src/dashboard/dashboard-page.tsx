import { Button, ErrorPanel, Page, Stack, VisuallyHidden } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, usePageTitle, useSession } from '@wattle/platform';
import { finishedOf, openAttemptsOf } from '../attempts';
import { SENTENCES } from '../sentences';
import { useAttemptListQuery } from '../tests.api';
import { useRefetchOnReturn } from '../use-refetch-on-return';
import { useWeeklyPlanQuery } from '../weekly-plan/weekly-plan.api';
import { WeeklyPlanCard } from '../weekly-plan/weekly-plan-card';
import { DashboardSkeleton, IntroSkeleton } from './dashboard-skeleton';
import { encouragement } from './encouragement';
import { ExamDayCard } from './exam-day-card';
import { greetingName } from './greeting';
import { OpenAttempts } from './open-attempts';
import { Results } from './results';
import { SubjectCards } from './subject-cards';
import { TestCards } from './test-cards';
import { useForgetFinished } from './use-forget-finished';

const FRESH = { refetchOnMountOrArgChange: true };

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const list = useAttemptListQuery(undefined, FRESH);
  const { data, error, fulfilledTimeStamp = 0, refetch } = list;
  const plan = useWeeklyPlanQuery(undefined, FRESH);
  const [isBusy, isPlanBusy] = [useRetryWhileBusy(list), useRetryWhileBusy(plan)];
  const isLoading = list.isLoading || isBusy;
  useRefetchOnReturn(refetch);
  useRefetchOnReturn(plan.refetch);
  const attempts = data?.attempts;
  useForgetFinished(attempts);
  const open = openAttemptsOf(attempts ?? []);
  const finished = finishedOf(attempts ?? []);
  const now = Date.parse(data?.serverTime ?? new Date().toISOString());

  /** A test whose time is up may have ticked the plan. */
  function refetchAll() {
    void refetch();
    void plan.refetch();
  }

  return (
    <Page
      title={`Hello, ${greetingName(user)}`}
      intro={
        isBusy ? PAGE_WAITS : isLoading ? <IntroSkeleton /> : data && encouragement(finished, open.length > 0, now)
      }
      hasGlow
    >
      {isLoading && <DashboardSkeleton />}
      {data && open.length > 0 && (
        <OpenAttempts
          attempts={open}
          serverTime={data.serverTime}
          receivedAt={fulfilledTimeStamp}
          refetch={refetchAll}
        />
      )}
      {data && <WeeklyPlanCard {...plan} isLoading={plan.isLoading || isPlanBusy} attempts={data.attempts} />}
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
