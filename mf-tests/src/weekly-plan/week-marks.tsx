import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { BlossomMark, Cluster, color, MutedText, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { weeksSentence } from './plan-sentences';

const Outline = styled.circle`
  fill: none;
  stroke: ${color.control};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 0 4.35;
`;

/** The weeks so far. The row is decoration: the sentence says it. */
export function WeekMarks({ weeks, weeksWithTests }: Pick<WeeklyPlan, 'weeks' | 'weeksWithTests'>) {
  return (
    <Stack gap={8} align="flex-start">
      <MutedText size={16}>{weeksSentence({ weeks, weeksWithTests })}</MutedText>
      {/* Eight of them and the words fit on a narrow screen. */}
      <Cluster gap={4} aria-hidden="true">
        {weeks.map(({ week, tests }) =>
          tests > 0 ? <BlossomMark key={week} size={28} /> : <EmptyBlossom key={week} />,
        )}
        <MutedText as="span" size={13}>
          This week
        </MutedText>
      </Cluster>
    </Stack>
  );
}

/** A week without a test: only the outline of a blossom. */
export function EmptyBlossom() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
      <Outline cx="14" cy="14" r="9" />
    </svg>
  );
}
