import { calendarOf } from '@wattle/contract/calendar';
import type { PracticeSettings } from '@wattle/contract/daily-practice';
import type { OwnChild } from '@wattle/contract/own-children';
import { weekSentence } from '@wattle/contract/week-sentence';
import { Card, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Goal } from './goal';
import { PracticePart } from './practice-part';
import { TestDay } from './test-day';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  gap: ${space[24]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.2fr) repeat(3, minmax(0, 1fr));

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
  /** Nothing where it could not be had. */
  practice: PracticeSettings | null | undefined;
}

/** The week of a child, and what the family aims at. */
export function WeekAndGoals({ childId, name, child: { week, plan, goals, serverTime }, practice }: WeekAndGoalsProps) {
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
        <Goal childId={childId} name={name} goals={goals} plan={plan} tests={week.tests} />
        {practice ? (
          <PracticePart childId={childId} settings={practice} />
        ) : (
          <MutedText>The settings of daily practice could not be loaded. Please load the page again.</MutedText>
        )}
        <Stack gap={12} align="flex-start">
          <TestDay childId={childId} goals={goals} today={calendarOf(goals).dayOf(serverTime)} />
        </Stack>
      </Parts>
    </Card>
  );
}
