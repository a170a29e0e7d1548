import type { ChildProgress } from '@wattle/contract/child-progress';
import { weekSentence } from '@wattle/contract/week-sentence';
import { Card, formatMoment, Grid, Stack } from '@wattle/design-system';
import { FamilyDataCard } from './family-data-card';
import { ResultsCard } from './results-card';
import { TopicsCard } from './topics-card';
import { WeeklyReportCard } from './weekly-report-card';
import { WeeksCard } from './weeks-card';

interface ChildProgressViewProps {
  token: string;
  progress: ChildProgress;
}

/** How a child gets on, and what the parent can ask for. */
export function ChildProgressView({ token, progress }: ChildProgressViewProps) {
  const { name, weeks, subjects, goingWell, toPractise, skillsToPractise, results, isWeeklyReportOn, expiresAt } =
    progress;
  const thisWeek = weeks.at(-1);
  const scoredWeeks = weeks.filter(({ total }) => total > 0);
  const topics = { name, subjects, goingWell, toPractise, skillsToPractise };
  // The sentence of a week says the score of its one subject already.
  const isScoreSaid = subjects.length === 1 && (thisWeek?.total ?? 0) > 0;
  return (
    <Stack gap={20}>
      {scoredWeeks.length > 1 ? (
        <Grid columnWidth={340} gap={20}>
          <WeeksCard name={name} thisWeek={thisWeek} scoredWeeks={scoredWeeks} />
          <TopicsCard {...topics} />
        </Grid>
      ) : (
        <TopicsCard {...topics} isScoreSaid={isScoreSaid} lead={thisWeek && weekSentence(name, thisWeek)} />
      )}
      <ResultsCard results={results} />
      <Grid columnWidth={340} gap={20}>
        <WeeklyReportCard token={token} isOnAtFirst={isWeeklyReportOn} />
        <FamilyDataCard token={token} name={name} />
      </Grid>
      <Card tone="soft">
        This link works until {formatMoment(expiresAt, END)} and shows this page to whoever has it. Each weekly report
        has a new one.
      </Card>
    </Stack>
  );
}

const END = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
