import type { WeeklyPlan } from '@wattle/contract';
import { BlossomMark, color, fontSize, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { QuietText } from '../quiet-text';
import { weeksSentence } from './plan-sentences';

/** Eight of them and the words fit on a narrow screen. */
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.inkSoft};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;

  width: 28px;
  height: 28px;
`;

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
      <QuietText>{weeksSentence({ weeks, weeksWithTests })}</QuietText>
      <Marks aria-hidden="true">
        {weeks.map(({ week, tests }) => (
          <Mark key={week}>{tests > 0 ? <BlossomMark size={28} /> : <EmptyBlossom />}</Mark>
        ))}
        This week
      </Marks>
    </Stack>
  );
}

/** A week without a test: only the outline of a blossom. */
function EmptyBlossom() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
      <Outline cx="14" cy="14" r="9" />
    </svg>
  );
}
