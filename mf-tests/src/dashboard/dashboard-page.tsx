import { Button, ErrorPanel, Page, Stack, VisuallyHidden } from '@wattle/design-system';
import { forgetAttempt, PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, useOnReturn, usePageTitle, useSession } from '@wattle/platform';
import { useEffect } from 'react';
import { finishedOf, openAttemptsOf } from '../attempts';
import { SENTENCES } from '../sentences';
import { useAttemptListQuery } from '../tests.api';
import { useWeeklyPlanQuery } from '../weekly-plan/weekly-plan.api';
import { WeeklyPlanCard } from '../weekly-plan/weekly-plan-card';
import { DashboardSkeleton, IntroSkeleton } from './dashboard-skeleton';
import { encouragement, greetingName } from './encouragement';
import { OpenAttempts } from './open-attempts';
import { PracticeExamCard } from './practice-exam-card';
import { Results } from './results';
import { SubjectCards } from './subject-cards';
import { TestCards } from './test-cards';

const FRESH = { refetchOnMountOrArgChange: true };

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const list = useAttemptListQuery(undefined, FRESH);
  const { data, error, fulfilledTimeStamp = 0, refetch } = list;
  const plan = useWeeklyPlanQuery(undefined, FRESH);
  const [isBusy, isPlanBusy] = [useRetryWhileBusy(list), useRetryWhileBusy(plan)];
  const isLoading = list.isLoading || isBusy;
  const attempts = data?.attempts;
  const open = openAttemptsOf(attempts ?? []);
  const finished = finishedOf(attempts ?? []);
  const now = Date.parse(data?.serverTime ?? new Date().toISOString());

  // A test that was submitted, by itself or from another tab, may have ticked the plan.
  const refetchAll = () => {
    void refetch();
    void plan.refetch();
  };
  useOnReturn(refetchAll);
  // Others may use the device too: what it stores of a test goes once the server has submitted it.
  useEffect(() => {
    for (const { attemptId } of finishedOf(attempts ?? [])) forgetAttempt(attemptId);
  }, [attempts]);

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
          <PracticeExamCard attempts={attempts} />
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
