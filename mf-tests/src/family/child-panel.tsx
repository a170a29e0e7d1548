import type { OwnChildren } from '@wattle/contract/own-children';
import { Button, ErrorPanel, Spinner, Stack } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage } from '@wattle/platform';
import { AllowancesCard } from '../allowances/allowances-card';
import { finishedOf } from '../attempts';
import { MarksOverTime } from '../my-writing/marks-over-time';
import { useChildWritingsQuery } from '../my-writing/writings.api';
import { ProgressPanel } from '../progress/progress-panel';
import { SENTENCES } from '../sentences';
import { ChildResults } from './child-results';
import { DataCard } from './data-card';
import { DevicesCard } from './devices-card';
import { useOwnChildQuery, usePracticeSettingsQuery } from './family.api';
import { ModelConsentCard } from './model-consent-card';
import { PaperCard } from './paper-card';
import { FirstWeek, WeekAndGoals } from './week-and-goals';
import { WeeklyReportCard } from './weekly-report-card';

interface ChildPanelProps {
  child: OwnChildren['children'][number];
  hasSiblings: boolean;
  /** Absent where the API does not say. */
  isWeeklyReportOn: boolean | undefined;
}

/** How a child gets on. */
export function ChildPanel({ child: { id: childId, name, username }, hasSiblings, isWeeklyReportOn }: ChildPanelProps) {
  const query = useOwnChildQuery(childId, { refetchOnMountOrArgChange: true });
  const { currentData: child, error, isFetching, refetch } = query;
  const isBusy = useRetryWhileBusy({ ...query, data: child });
  // Beside the goals, which would move if it came later.
  const practice = usePracticeSettingsQuery(childId, { refetchOnMountOrArgChange: true });
  // So does the state of each text.
  const writing = useChildWritingsQuery(childId, { refetchOnMountOrArgChange: true });
  const texts = writing.currentData?.writings;
  if ((!child && (isFetching || isBusy)) || practice.isLoading || writing.isLoading)
    return <Spinner label={isBusy ? PAGE_WAITS : `Loading ${name}’s results`} />;
  if (!child) {
    return (
      <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
        {error ? errorMessage(error, `${name}’s results could not be loaded. Please try again.`) : SENTENCES.unexpected}
      </ErrorPanel>
    );
  }
  const finished = finishedOf(child.attempts);
  const now = Date.parse(child.serverTime);
  return (
    <Stack gap={20}>
      <WeekAndGoals
        childId={childId}
        name={name}
        child={child}
        practice={practice.data}
        firstWeek={finished.length === 0 && <FirstWeek name={name} username={username} />}
      />
      {finished.length > 0 && (
        <>
          <ChildResults childId={childId} name={name} finished={finished} texts={texts} now={now} />
          <ProgressPanel finished={finished} now={now} />
          {texts && <MarksOverTime texts={texts} />}
        </>
      )}
      <AllowancesCard name={name} allowances={child.allowances} />
      <PaperCard childId={childId} name={name} waiting={child.papers?.length ?? 0} />
      <ModelConsentCard childId={childId} name={name} since={child.consents?.modelFeedback} />
      {isWeeklyReportOn !== undefined && <WeeklyReportCard isOn={isWeeklyReportOn} />}
      <DevicesCard />
      <DataCard childId={childId} name={name} hasSiblings={hasSiblings} />
    </Stack>
  );
}
