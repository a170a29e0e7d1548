import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { addDays, calendarOf } from '@wattle/contract/calendar';
import { DEFAULT_PRACTICE, WEEKDAYS, type Weekday, weekdayOf } from '@wattle/contract/daily-practice';
import { DEFAULT_TESTS_A_WEEK } from '@wattle/contract/weekly-plan';
import type { Environment } from '@wattle/environment';
import type { User } from '../../accounts';
import { Clock, downloadAs, ENVIRONMENT } from '../../infrastructure';
import { basicDate, type CalendarEvent, icalendar } from './icalendar';

/** Without a day of the exam, the calendar ends after so many days; taken again, it goes on. */
const DAYS_WITHOUT_EXAM = 84;

/** What a child's family has planned, for the calendar of its choice (docs/tests.md). */
@Injectable()
export class CalendarService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** @param name - Of the child, where others may be in the same calendar. */
  of(child: User, name?: string): StreamableFile {
    const now = this.clock.now();
    const content = icalendar(this.eventsOf(child, calendarOf(child).dayOf(now), name), now);
    return new StreamableFile(Buffer.from(content), downloadAs('wattle.ics', 'text/calendar; charset=utf-8'));
  }

  private eventsOf(
    { _id, practice, examDate, testsAWeek = DEFAULT_TESTS_A_WEEK }: User,
    today: string,
    name?: string,
  ): CalendarEvent[] {
    const { questionsADay, freeDays } = practice ?? DEFAULT_PRACTICE;
    const comingExam = examDate && examDate >= today ? examDate : undefined;
    const lastDay = comingExam ? addDays(comingExam, -1) : addDays(today, DAYS_WITHOUT_EXAM);
    const days = WEEKDAYS.filter((day) => !freeDays.includes(day));
    const titled = (title: string) => (name ? `${name}: ${title}` : title);
    const address = new URL('/student-dashboard', this.environment.publicUrl).href;

    const weekly = (id: string, on: readonly Weekday[], title: string, description: string): CalendarEvent => {
      const next = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).find((day) =>
        on.includes(weekdayOf(day)),
      ) as string;
      const byDay = on.map((day) => day.slice(0, 2).toUpperCase());
      return {
        uid: `${id}-${_id}@wattle`,
        // Where none is left before the exam, that of last week ends what an earlier file has repeated for longer.
        day: next > lastDay ? addDays(next, -7) : next,
        summary: titled(title),
        description: `${description}\n${address}`,
        rule: `FREQ=WEEKLY;BYDAY=${byDay.join(',')};UNTIL=${basicDate(lastDay)}`,
      };
    };
    const exam = comingExam && {
      uid: `exam-${_id}@wattle`,
      day: comingExam,
      summary: titled('Day of the exam'),
      description: 'Nothing to practise today. Sleep well, eat well, and take your time.',
    };
    return [
      ...(exam ? [exam] : []),
      weekly(
        'practice',
        days,
        'Today’s practice on Wattle',
        `At most ${questionsADay} questions. Later is fine: nothing piles up.`,
      ),
      weekly('weekly-test', middleOf(days), 'Weekly test on Wattle', 'Any day of the week will do.'),
      ...(testsAWeek > 1
        ? [weekly('subject-test', days.slice(1 - testsAWeek), 'Subject test on Wattle', 'Any day of the week will do.')]
        : []),
    ];
  }
}

/** The one in the middle. */
function middleOf(days: readonly Weekday[]): Weekday[] {
  return days.slice(Math.floor((days.length - 1) / 2)).slice(0, 1);
}
