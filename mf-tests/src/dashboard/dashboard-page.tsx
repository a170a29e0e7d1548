import { Button, Columns, ErrorPanel, Heading, NamedText, Page, Stack } from '@wattle/design-system';
import { forgetAttempt, PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, errorStatus, useOnReturn, usePageTitle, useSession } from '@wattle/platform';
import { useEffect } from 'react';
import { finishedOf, openAttemptsOf } from '../attempts';
import { PaperLine } from '../paper/paper-line';
import { ProgressPanel } from '../progress/progress-panel';
import { SENTENCES } from '../sentences';
import { useAttemptListQuery } from '../tests.api';
import { useWeeklyPlanQuery } from '../weekly-plan/weekly-plan.api';
import { WeeklyPlanCard } from '../weekly-plan/weekly-plan-card';
import { DashboardSkeleton, IntroSkeleton } from './dashboard-skeleton';
import { encouragement, greetingName } from './encouragement';
import { nextStepOf } from './next-step';
import { NextStepCard } from './next-step-card';
import { OpenAttempts } from './open-attempts';
import { PracticeExamCard } from './practice-exam-card';
import { Results } from './results';
import { SubjectCards } from './subject-cards';
import { TestCards } from './test-cards';
import { TestsOnDevice } from './tests-on-device';

const FRESH = { refetchOnMountOrArgChange: true };

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const name = greetingName(user);
  const list = useAttemptListQuery(undefined, FRESH);
  const { data, error, fulfilledTimeStamp = 0, refetch } = list;
  const plan = useWeeklyPlanQuery(undefined, FRESH);
  const [isBusy, isPlanBusy] = [useRetryWhileBusy(list), useRetryWhileBusy(plan)];
  // Together, so that nothing moves once it is there.
  const isLoading = list.isLoading || isBusy || plan.isLoading;
  const isReady = data != null && !isLoading;
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
      title={<NamedText name={name}>{`Hello, ${name}`}</NamedText>}
      intro={
        isBusy ? PAGE_WAITS : isLoading ? <IntroSkeleton /> : data && encouragement(finished, open.length > 0, now)
      }
      hasGlow
    >
      {isLoading && <DashboardSkeleton />}
      {error && errorStatus(error) === undefined && <TestsOnDevice />}
      {isReady && open.length > 0 && (
        <OpenAttempts
          attempts={open}
          serverTime={data.serverTime}
          receivedAt={fulfilledTimeStamp}
          refetch={refetchAll}
        />
      )}
      {isReady && open.length === 0 && <NextStepCard {...nextStepOf(plan.data, finished, now)} />}
      {!isLoading && (
        <Stack as="section" aria-labelledby="choose">
          <Heading level={2} size={22} id="choose">
            {isReady ? 'Or choose a test' : 'Choose a test'}
          </Heading>
          <SubjectCards attempts={attempts} now={now} />
          <TestCards attempts={attempts} />
          <PracticeExamCard />
          <PaperLine attempts={attempts} />
        </Stack>
      )}
      {isReady && (
        <Stack>
          <Columns widths="minmax(0, 1.4fr) minmax(0, 1fr)" gap={16}>
            <WeeklyPlanCard {...plan} isLoading={isPlanBusy} />
            <Results finished={finished} now={now} />
          </Columns>
          {finished.length > 0 && <ProgressPanel finished={finished} now={now} />}
        </Stack>
      )}
      {!isLoading && !data && (
        <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
          {error ? errorMessage(error, 'Failed to load your results. Please try again.') : SENTENCES.unexpected}
        </ErrorPanel>
      )}
    </Page>
  );
}
