import { type ProgressWeek, percentOf, toneOf } from '@wattle/contract';
import { Card, ColumnChart, Heading, Stack } from '@wattle/design-system';
import { count, weekSentence } from './week-sentence';

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
            label: DAY.format(new Date(monday)),
            note: count(tests, 'test'),
            percent: percentOf(score),
            tone: toneOf(score),
          }))}
        />
      </Stack>
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });
