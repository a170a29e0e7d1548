import { calendarIn } from '@wattle/contract/calendar';
import type { DailyPractice } from '@wattle/contract/daily-practice';
import { OUTBOX, type WaitingWork } from '@wattle/contract/device-data';
import type { WritingSummary } from '@wattle/contract/writings';
import { ButtonLink, Card, Cluster, Columns, Heading, MutedText, NamedText, Page, Stack } from '@wattle/design-system';
import { LoadFailed, openedTests, PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import {
  deviceStorage,
  errorStatus,
  forgetAttempt,
  Link,
  useOnReturn,
  usePageTitle,
  useSession,
} from '@wattle/platform';
import { useEffect } from 'react';
import { FRESH } from '../api';
import { finishedOf, openAttemptsOf } from '../attempts';
import { ExamDay } from '../calendar/exam-day';
import { latestUnread, textAction } from '../my-writing/text-words';
import { useWritingListQuery } from '../my-writing/writings.api';
import { writingPath } from '../paths';
import { usePracticeExamQuery } from '../practice-exam.api';
import { onDay } from '../practice-words';
import { MisconceptionsCard } from '../progress/misconceptions-card';
import { ProgressPanel } from '../progress/progress-panel';
import {
  fetchDailyPracticeAhead,
  useAttemptListQuery,
  useDailyPracticeQuery,
  useLazyOpenedTestQuery,
  useMisconceptionsQuery,
} from '../tests.api';
import { useWeeklyPlanQuery } from '../weekly-plan/weekly-plan.api';
import { WeeklyPlanCard } from '../weekly-plan/weekly-plan-card';
import { DashboardSkeleton, IntroSkeleton } from './dashboard-skeleton';
import { encouragement, greetingName } from './encouragement';
import { type NextStep, nextStepOf } from './next-step';
import { NextStepCard } from './next-step-card';
import { OpenAttempts } from './open-attempts';
import { Results } from './results';
import { SubjectCards } from './subject-cards';
import { TestCards } from './test-cards';
import { TodayCard } from './today-card';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const name = greetingName(user);
  const list = useAttemptListQuery(undefined, FRESH);
  const { data, error, fulfilledTimeStamp = 0, refetch } = list;
  const plan = useWeeklyPlanQuery(undefined, FRESH);
  const practice = useDailyPracticeQuery(undefined, FRESH);
  const writing = useWritingListQuery(undefined, FRESH);
  const texts = writing.data?.writings;
  const practiceExam = usePracticeExamQuery(undefined, FRESH);
  const exam = practiceExam.data?.exam;
  const unread = latestUnread(texts);
  const [isBusy, isPlanBusy] = [useRetryWhileBusy(list), useRetryWhileBusy(plan)];
  // Together, so that nothing moves once it is there.
  const isLoading = isBusy || [list, plan, practice, writing, practiceExam].some((query) => query.isLoading);
  const isReady = data != null && !isLoading;
  const attempts = data?.attempts;
  const today = practice.data;
  // The practice of today has a card of its own.
  const open = openAttemptsOf(attempts ?? []).filter(({ attemptId }) => attemptId !== today?.attemptId);
  const finished = finishedOf(attempts ?? []);
  const misconceptions = useMisconceptionsQuery(undefined, { ...FRESH, skip: finished.length === 0 });
  const calendar = calendarIn(today?.timeZone ?? plan.data?.timeZone);
  const now = Date.parse(data?.serverTime ?? new Date().toISOString());

  // A test that was submitted, by itself or from another tab, may have ticked the plan.
  const refetchAll = () => {
    void refetch();
    void plan.refetch();
    void practice.refetch();
    void writing.refetch();
    void practiceExam.refetch();
  };
  useOnReturn(refetchAll);
  useKeptPractice(today ?? undefined);
  // Others may use the device too: what it stores of a test goes once the server has submitted it.
  useEffect(() => {
    for (const { attemptId } of finishedOf(attempts ?? [])) forgetAttempt(attemptId);
  }, [attempts]);

  return (
    <Page
      title={<NamedText name={name}>{`Hello, ${name}`}</NamedText>}
      intro={
        isBusy ? (
          PAGE_WAITS
        ) : isLoading ? (
          <IntroSkeleton />
        ) : (
          data && encouragement(finished, open.length > 0, calendar, now)
        )
      }
      hasGlow
      actions={isReady && today?.testDay && <ExamDay testDay={today.testDay} today={today.day} exam={exam} />}
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
      {isReady && unread && <ReturnedText text={unread} isSecond={open.length > 0} />}
      {isReady && (
        <FirstCard
          practice={today}
          planned={nextStepOf(plan.data, finished, calendar, now, exam)}
          isSecond={open.length > 0 || unread !== undefined}
        />
      )}
      {!isLoading && (
        <Stack as="section" aria-labelledby="choose">
          <Heading level={2} size={22} id="choose">
            {isReady ? 'Or choose a test' : 'Choose a test'}
          </Heading>
          <SubjectCards attempts={attempts} texts={texts} exam={exam} />
          <TestCards attempts={attempts} practiceExam={practiceExam.data ?? undefined} />
        </Stack>
      )}
      {isReady && (
        <Stack>
          <Columns widths="minmax(0, 1.4fr) minmax(0, 1fr)" gap={16}>
            <WeeklyPlanCard
              {...plan}
              isLoading={isPlanBusy}
              exam={exam}
              days={{ finished, freeDays: today?.freeDays ?? [], calendar, now }}
            />
            <Results finished={finished} texts={texts} now={now} />
          </Columns>
          {finished.length > 0 && <ProgressPanel finished={finished} now={now} />}
          {misconceptions.data && <MisconceptionsCard misconceptions={misconceptions.data} />}
        </Stack>
      )}
      {!isLoading && !data && <LoadFailed query={list} failed="Failed to load your results. Please try again." />}
    </Page>
  );
}

/** Today's practice is fetched ahead, where the device can open it without network. */
function useKeptPractice({ state, attemptId, skills }: Partial<DailyPractice> = {}): void {
  const [fetchAhead] = useLazyOpenedTestQuery();
  const isToDo = state === 'due' || state === 'open';
  const due = skills?.map(({ id }) => id).join();
  useEffect(() => {
    if (isToDo && due && navigator.serviceWorker?.controller) void fetchAhead(fetchDailyPracticeAhead(attemptId));
  }, [isToDo, due, attemptId, fetchAhead]);
}

interface FirstCardProps {
  /** Undefined or null where it could not be had. */
  practice: DailyPractice | null | undefined;
  planned: NextStep;
  /** Something else comes first: a test that is under way, or a text that came back. */
  isSecond: boolean;
}

/** The practice of today; where nothing is due, the next step of the plan. */
function FirstCard({ practice, planned, isSecond }: FirstCardProps) {
  const isToDo = practice?.state === 'due' || practice?.state === 'open';
  if (isSecond && !isToDo) return null;
  if (practice && practice.state !== 'nothing-due') {
    return <TodayCard practice={practice} planned={planned} isSecond={isSecond} />;
  }
  const next = practice?.nextDay && `Practice goes on ${onDay(practice.nextDay, practice.day)}.`;
  return (
    <NextStepCard label="Your next step" {...planned} note={next} whyTitle="Why this one">
      <p>{planned.why}</p>
    </NextStepCard>
  );
}

interface ReturnedTextProps {
  text: WritingSummary;
  /** A test that is under way comes first, and has the green button. */
  isSecond: boolean;
}

/** A text came back that the child has not opened. */
function ReturnedText({ text, isSecond }: ReturnedTextProps) {
  return (
    <Card as="section" tone="highlighted" aria-labelledby="came-back">
      <Cluster justify="space-between" gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="came-back">
            Your text “{text.title}” came back
          </Heading>
          <MutedText size={16}>A person has read it and written to you.</MutedText>
        </Stack>
        <ButtonLink
          as={Link}
          to={writingPath(text.attemptId, text.questionId)}
          size="large"
          variant={isSecond ? 'secondary' : 'primary'}
        >
          {textAction(text)}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

/** What a child can do without network: go on with the tests that this device has opened. */
function TestsOnDevice() {
  const { user } = useSession();
  const tests = openedTests(user?.id ?? '');
  return (
    <Stack as="section" aria-labelledby="on-this-device">
      <Heading level={2} size={22} id="on-this-device">
        Without internet
      </Heading>
      {tests.length === 0 && <MutedText size={16}>A test that you have opened on this device goes on here.</MutedText>}
      {tests.map(({ attemptId, title, path }) => (
        <Card key={attemptId}>
          <Cluster justify="space-between">
            <strong>{title}</strong>
            {isFinished(attemptId) ? (
              <MutedText size={16}>Finished. It is sent as soon as there is internet.</MutedText>
            ) : (
              <ButtonLink as={Link} to={path} variant="secondary" aria-label={`Go on with ${title}`}>
                Go on
              </ButtonLink>
            )}
          </Cluster>
        </Card>
      ))}
    </Stack>
  );
}

function isFinished(attemptId: string): boolean {
  return (deviceStorage.readJson(OUTBOX + attemptId) as WaitingWork | undefined)?.submission !== undefined;
}
