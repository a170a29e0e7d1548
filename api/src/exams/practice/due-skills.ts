import { addDays } from '@wattle/contract/calendar';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { type DueSkill, type PracticeSettings, weekdayOf } from '@wattle/contract/daily-practice';
import { practisedSubjects } from '@wattle/contract/exams';
import type { PractisedSkill } from '../skills/practice-state.schema';
import { describeSkill } from '../skills/skill-score';
import { dueDay, gainOf } from './skill-schedule';

/** So many days before the test, skills come back by what they gain for it (docs/decisions/067). */
const FINAL_DAYS = 21;
/** A smaller gain in expected recall is not worth a question. */
const LEAST_GAIN = 0.01;
/** What comes later is of no use to anybody who looks at today. */
const LOOK_AHEAD_DAYS = 60;

const ORDER = practisedSubjects().map((subject) => SUBJECT_NAMES[subject]);

export interface PracticePlan extends PracticeSettings {
  examDate: string | undefined;
}

/** Also the day of the test is free. */
export function isFreeDay(day: string, { freeDays, examDate }: Pick<PracticePlan, 'freeDays' | 'examDate'>): boolean {
  return day === examDate || freeDays.includes(weekdayOf(day));
}

/** The skills that come back on a day, in the order of subjects. What is too much for one day waits for the next ones. */
export function dueSkills(practised: readonly PractisedSkill[], day: string, plan: PracticePlan): PractisedSkill[] {
  if (isFreeDay(day, plan)) return [];
  const wrong = practised.filter(({ hasGoneWrong }) => hasGoneWrong);
  return mostUrgent(wrong, day, plan.examDate)
    .slice(0, plan.questionsADay)
    .sort((one, other) => orderOf(one) - orderOf(other));
}

/** Whether skills come back on a day by what they gain for the test. */
function isFinal(day: string, examDate: string | undefined): examDate is string {
  return examDate !== undefined && day < examDate && examDate <= addDays(day, FINAL_DAYS);
}

function mostUrgent(practised: readonly PractisedSkill[], day: string, examDate: string | undefined): PractisedSkill[] {
  if (isFinal(day, examDate)) {
    return practised
      .map((each) => ({ each, gain: gainOf(each.card, day, examDate) }))
      .filter(({ gain }) => gain >= LEAST_GAIN)
      .sort((one, other) => other.gain - one.gain)
      .map(({ each }) => each);
  }
  return practised
    .filter(({ card }) => dueDay(card) <= day)
    .sort((one, other) => one.card.due.getTime() - other.card.due.getTime());
}

export function nextDueDay(practised: readonly PractisedSkill[], day: string, plan: PracticePlan): string | undefined {
  const { examDate } = plan;
  const cards = practised.flatMap(({ hasGoneWrong, card }) => (hasGoneWrong ? card : []));
  const earliest = cards.map(dueDay).sort()[0];
  if (earliest === undefined) return undefined;
  const isDue = (each: string) =>
    isFinal(each, examDate) ? cards.some((card) => gainOf(card, each, examDate) >= LEAST_GAIN) : earliest <= each;
  const days = Array.from({ length: LOOK_AHEAD_DAYS }, (_, ahead) => addDays(day, ahead + 1));
  return days.find((each) => !isFreeDay(each, plan) && isDue(each));
}

function orderOf({ skill }: PractisedSkill): number {
  return ORDER.indexOf(describeSkill(skill).subject);
}

const dates = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export function withReason({ skill, lastDay, lastScore }: PractisedSkill, day: string): DueSkill {
  const when = lastDay === day ? 'today' : `on ${dates.format(new Date(lastDay))}`;
  return { ...describeSkill(skill), reason: reasonOf(lastScore, when) };
}

function reasonOf({ right, total, missed }: PractisedSkill['lastScore'], when: string): string {
  if (right === total) return `You got it right ${when}. Do you still know how?`;
  const isGuessed = missed.length > 0 && right === total - missed.length / 2;
  return isGuessed
    ? `You guessed ${when}. Now try a new one.`
    : `You missed ${total === 1 ? 'it' : 'some'} ${when}. Now try a new one.`;
}
