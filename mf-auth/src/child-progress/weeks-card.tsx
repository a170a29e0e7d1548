import type { ProgressWeek } from '@wattle/contract/child-progress';
import { percentOf, toneOf } from '@wattle/contract/scores';
import { formatCount } from '@wattle/contract/text';
import { weekSentence } from '@wattle/contract/week-sentence';
import { ColumnChart, formatMoment, NamedText, Panel } from '@wattle/design-system';

interface WeeksCardProps {
  name: string;
  thisWeek: ProgressWeek | undefined;
  /** Two or more with a score, the first one first. */
  scoredWeeks: ProgressWeek[];
}

/** This week in a sentence, and the weeks with a score as columns. */
export function WeeksCard({ name, thisWeek, scoredWeeks }: WeeksCardProps) {
  return (
    <Panel title="Week by week" gap={16}>
      {thisWeek && (
        <p>
          <NamedText name={name}>{weekSentence(name, thisWeek)}</NamedText>
        </p>
      )}
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
    </Panel>
  );
}

/** A week begins on this day wherever the parent is. */
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
