import { type ProgressWeek, percentOf, toneOf } from '@wattle/contract';
import { Card, ColumnChart, formatCount, formatMoment, Heading, Stack } from '@wattle/design-system';
import { weekSentence } from './week-sentence';

/** A Monday is a date, the same wherever it is read. */
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

interface WeeksCardProps {
  name: string;
  thisWeek: ProgressWeek | undefined;
  /** Two or more with a score, the first one first. */
  scoredWeeks: ProgressWeek[];
}

/** This week in a sentence, and the weeks with a score as columns. */
export function WeeksCard({ name, thisWeek, scoredWeeks }: WeeksCardProps) {
  return (
    <Card as="section" aria-labelledby="weeks">
      <Stack>
        <Heading level={2} size={20} id="weeks">
          Week by week
        </Heading>
        {thisWeek && <p>{weekSentence(name, thisWeek)}</p>}
        <ColumnChart
          caption="Right answers in each week"
          labelHeading="Week from"
          valueHeading="Right answers"
          columns={scoredWeeks.map(({ monday, tests, ...score }) => ({
            key: monday,
            label: formatMoment(monday, DAY),
            note: formatCount(tests, 'test'),
            percent: percentOf(score),
            tone: toneOf(score),
          }))}
        />
      </Stack>
    </Card>
  );
}
