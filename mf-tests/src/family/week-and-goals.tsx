import { calendarOf } from '@wattle/contract/calendar';
import { DEFAULT_PRACTICE, type PracticeSettings } from '@wattle/contract/daily-practice';
import type { OwnChild } from '@wattle/contract/own-children';
import { numberInWords } from '@wattle/contract/text';
import { weekSentence } from '@wattle/contract/week-sentence';
import { Card, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExamPart } from './exam-part';
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
  /** The year of the child. */
  grade: number | undefined;
  /** Nothing where it could not be had. */
  practice: PracticeSettings | null | undefined;
  /** How the child begins, in place of its week. */
  firstWeek: ReactNode;
}

const Steps = styled.ol`
  list-style: decimal;

  padding-left: ${space[20]};

  & > li + li {
    margin-top: ${space[8]};
  }
`;

/** How a child begins, until there is a result. */
export function FirstWeek({ name, username }: { name: string; username: string | undefined }) {
  return (
    <>
      <Heading level={2} size={20}>
        How {name} begins
      </Heading>
      <Steps>
        <li>
          {name} logs in on any device
          {username && (
            <>
              {' '}
              as <strong>{username}</strong>
            </>
          )}
          , with the password that you chose.
        </li>
        <li>
          The green button on the first page starts today’s practice: {numberInWords(DEFAULT_PRACTICE.questionsADay)}{' '}
          questions, each explained.
        </li>
        <li>The results stand here, and each week you see what changed.</li>
      </Steps>
      <p>
        <Link to="/forgot-password">Forgot the password?</Link>
      </p>
    </>
  );
}

/** The week of a child, and what the family aims at. */
export function WeekAndGoals({ childId, name, child, grade, practice, firstWeek }: WeekAndGoalsProps) {
  const { week, plan, goals, serverTime } = child;
  return (
    <Card>
      <Parts>
        <Stack gap={8} as="section">
          {firstWeek || (
            <>
              <Heading level={2} size={20}>
                This week
              </Heading>
              <p>{weekSentence(name, week)}</p>
              <MutedText>A test that is taken again is listed below, but does not count twice.</MutedText>
            </>
          )}
        </Stack>
        <Goal childId={childId} name={name} goals={goals} plan={plan} tests={week.tests} />
        {practice ? (
          <PracticePart childId={childId} settings={practice} />
        ) : (
          <MutedText>The settings of daily practice could not be loaded. Please load the page again.</MutedText>
        )}
        <Stack gap={12} align="flex-start">
          <ExamPart childId={childId} goals={goals} grade={grade} />
          <TestDay childId={childId} goals={goals} today={calendarOf(goals).dayOf(serverTime)} />
        </Stack>
      </Parts>
    </Card>
  );
}
