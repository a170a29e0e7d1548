import type { Allowances } from '@wattle/contract/allowances';
import type { OwnChildren } from '@wattle/contract/own-children';
import { Alert, ButtonLink, formatDate, MutedText, Panel, Stack } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { errorMessage, Link } from '@wattle/platform';
import { allowancesInWords } from '../allowances/allowance-words';
import { FRESH } from '../api';
import { finishedOf } from '../attempts';
import { MarksOverTime } from '../my-writing/marks-over-time';
import { useChildWritingsQuery } from '../my-writing/writings.api';
import { printFormPath } from '../paths';
import { MisconceptionsCard } from '../progress/misconceptions-card';
import { ProgressPanel } from '../progress/progress-panel';
import { useMisconceptionsQuery } from '../tests.api';
import { ChildResults } from './child-results';
import { DataCard } from './data-card';
import { DevicesCard } from './devices-card';
import { useOwnChildQuery, usePracticeSettingsQuery, useSetWeeklyReportMutation } from './family.api';
import { ModelConsentCard } from './model-consent-card';
import { NeedsCard } from './needs-card';
import { RehearsalCard } from './rehearsal-card';
import { Switch } from './switch';
import { FirstWeek, WeekAndGoals } from './week-and-goals';

interface ChildPanelProps {
  child: OwnChildren['children'][number];
  hasSiblings: boolean;
  /** Absent where the API does not say. */
  isWeeklyReportOn: boolean | undefined;
}

/** How a child gets on. */
export function ChildPanel({
  child: { id: childId, name, username, grade },
  hasSiblings,
  isWeeklyReportOn,
}: ChildPanelProps) {
  const query = useOwnChildQuery(childId, FRESH);
  const child = query.currentData;
  // Beside the goals, which would move if it came later.
  const practice = usePracticeSettingsQuery(childId, FRESH);
  // So does the state of each text.
  const writing = useChildWritingsQuery(childId, FRESH);
  // As do these, which stand above others.
  const misconceptions = useMisconceptionsQuery(childId, FRESH);
  const texts = writing.currentData?.writings;
  const isLoading = practice.isLoading || writing.isLoading || misconceptions.isLoading;
  if (!child || isLoading) {
    return (
      <NoData
        query={{ ...query, isFetching: query.isFetching || isLoading }}
        loading={`Loading ${name}’s results`}
        failed={`${name}’s results could not be loaded. Please try again.`}
      />
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
        grade={grade}
        practice={practice.data}
        firstWeek={finished.length === 0 && <FirstWeek name={name} username={username} />}
      />
      {finished.length > 0 && (
        <>
          <ChildResults childId={childId} name={name} finished={finished} texts={texts} now={now} />
          <ProgressPanel finished={finished} now={now} />
          <MisconceptionsCard misconceptions={misconceptions.currentData ?? []} child={{ id: childId, name }} />
          {texts && <MarksOverTime texts={texts} />}
        </>
      )}
      <AllowancesCard name={name} allowances={child.allowances} />
      <RehearsalCard childId={childId} name={name} rehearsal={child.rehearsal} />
      <NeedsCard childId={childId} name={name} requested={child.requested} />
      <PaperCard childId={childId} name={name} waiting={child.papers?.length ?? 0} />
      <ModelConsentCard childId={childId} name={name} since={child.consents?.modelFeedback} />
      {isWeeklyReportOn !== undefined && <WeeklyReportCard isOn={isWeeklyReportOn} />}
      <DevicesCard />
      <DataCard childId={childId} name={name} hasSiblings={hasSiblings} />
    </Stack>
  );
}

/** What staff have granted a child in its tests, for its parents; nothing where that is nothing. */
function AllowancesCard({ name, allowances }: { name: string; allowances: Allowances | undefined }) {
  const granted = allowancesInWords(allowances);
  if (granted.length === 0) return null;
  const since = Object.values(allowances ?? {})
    .flatMap((each) => each?.since ?? [])
    .sort()
    .at(-1);
  return (
    <Panel title={`Allowances of ${name}`} gap={8}>
      <ul>
        {granted.map(({ name: privilege, meaning, end }) => (
          <li key={privilege}>
            <strong>{privilege}</strong>: {meaning}, {end}.
          </li>
        ))}
      </ul>
      <MutedText>
        Granted by Wattle’s staff{since && `, last changed on ${formatDate(since)}`}. Write to us if something should
        change.
      </MutedText>
    </Panel>
  );
}

interface PaperCardProps {
  childId: string;
  name: string;
  /** Papers without answers. */
  waiting: number;
}

/** Leads a parent to the tests of a child on paper. */
function PaperCard({ childId, name, waiting }: PaperCardProps) {
  return (
    <Panel title="On paper" align="flex-start">
      <p>
        Print a test for {name}, and type the letters in afterwards; {name} can do so, too.
        {waiting > 0 && ` ${waiting === 1 ? 'One paper waits' : `${waiting} papers wait`} for answers.`}
      </p>
      <ButtonLink as={Link} to={printFormPath({ child: childId })} variant="secondary">
        Tests on paper
      </ButtonLink>
    </Panel>
  );
}

/** Whether the week of each child is mailed on Mondays. */
function WeeklyReportCard({ isOn }: { isOn: boolean }) {
  const [save, { data, error, isLoading }] = useSetWeeklyReportMutation();
  return (
    <Panel
      title="Weekly report"
      gap={8}
      aside={<Switch label="Weekly report" isOn={isOn} isBusy={isLoading} onSwitch={() => save(!isOn)} />}
    >
      <p>Each Monday we can email you how the week of each of your children went.</p>
      {data && <Alert tone="success">{data.message}</Alert>}
      {error && <Alert tone="danger">{errorMessage(error, 'This could not be changed. Please try again.')}</Alert>}
    </Panel>
  );
}
