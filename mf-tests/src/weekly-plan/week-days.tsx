import { addDays, type Calendar } from '@wattle/contract/calendar';
import { WEEKDAYS, type Weekday } from '@wattle/contract/daily-practice';
import { capitalized } from '@wattle/contract/text';
import { BlossomMark, color, fontSize, radius, space, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { EmptyBlossom } from './empty-blossom';

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));

  gap: ${space[4]};
`;

const Day = styled.li<{ $isToday: boolean; $isFree: boolean }>`
  display: grid;
  justify-items: center;
  border: 1px ${({ $isFree }) => ($isFree ? 'dashed' : 'solid')} ${({ $isToday }) => ($isToday ? color.brand : color.line)};

  gap: ${space[4]};
  min-height: 76px;
  padding: ${space[8]} 0;
  border-radius: ${radius.control};
  font-size: ${fontSize[13]};

  background: ${({ $isToday }) => ($isToday ? color.brandWash : 'transparent')};
`;

interface WeekDaysProps {
  /** Its Monday. */
  week: string;
  finished: readonly FinishedAttempt[];
  freeDays: readonly Weekday[];
  calendar: Calendar;
  now: number;
}

/** The days of this week: a day with a test or practice has a blossom, and a free day needs none. */
export function WeekDays({ week, finished, freeDays, calendar: { dayOf }, now }: WeekDaysProps) {
  const practised = new Set(finished.map(({ submittedAt }) => dayOf(submittedAt)));
  const today = dayOf(now);
  return (
    <Days aria-label="Days of this week">
      {WEEKDAYS.map((weekday, index) => {
        const date = addDays(week, index);
        const isDone = practised.has(date);
        const isFree = freeDays.includes(weekday) && !isDone;
        const isToday = date === today;
        return (
          <Day key={weekday} $isToday={isToday} $isFree={isFree} aria-current={isToday ? 'date' : undefined}>
            <span>
              <span aria-hidden="true">{capitalized(weekday).slice(0, 3)}</span>
              <VisuallyHidden>{`${capitalized(weekday)}${isDone ? ': done' : ''}`}</VisuallyHidden>
            </span>
            {isDone && <BlossomMark size={28} />}
            {isFree && <span>Free</span>}
            {!isDone && !isFree && <EmptyBlossom />}
          </Day>
        );
      })}
    </Days>
  );
}
