import type { OwnChild } from '@wattle/contract/own-children';
import { weekSentence } from '@wattle/contract/week-sentence';
import { Card, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Goal } from './goal';
import { TestDay } from './test-day';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  gap: ${space[24]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr);

    & > * + * {
      border-left: 1px solid ${color.line};

      padding-left: ${space[24]};
    }
  }
`;

interface WeekAndGoalsProps {
  childId: string;
  name: string;
  child: OwnChild;
}

/** The week of a child, and what the family aims at. */
export function WeekAndGoals({ childId, name, child: { week, goals } }: WeekAndGoalsProps) {
  return (
    <Card>
      <Parts>
        <Stack gap={8} as="section">
          <Heading level={2} size={20}>
            This week
          </Heading>
          <p>{weekSentence(name, week)}</p>
          <MutedText>Each test counts once: a retry is shown, never added.</MutedText>
        </Stack>
        <Goal childId={childId} goals={goals} done={week.tests} />
        <TestDay childId={childId} goals={goals} />
      </Parts>
    </Card>
  );
}
