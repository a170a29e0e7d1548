import { type Card, createEmptyCard, forgetting_curve, fsrs, type Grade, Rating } from 'ts-fsrs';
import { DAY_MS } from '../../infrastructure';
import type { SkillScore } from '../skills/skill-score';

/** FSRS with its published parameters: it aims at a recall of 0.9 (docs/decisions/067). */
const SCHEDULER = fsrs({ enable_fuzz: false, request_retention: 0.9 });
const WEIGHTS = SCHEDULER.parameters.w;

/** Ratings as the command takes them. */
export const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/** How well a child knows a skill, as FSRS has it. Days are dates; a day begins at midnight in UTC. */
export type SkillCard = Card;

/** Nothing is rated Easy: a right answer with four options to choose from may be luck. */
export function ratingOf({ right, total }: Pick<SkillScore, 'right' | 'total'>): Grade {
  if (2 * right < total) return Rating.Again;
  return right < total ? Rating.Hard : Rating.Good;
}

export function reviewed(card: SkillCard | undefined, day: string, rating: Grade): SkillCard {
  const now = new Date(day);
  return SCHEDULER.next(card ?? createEmptyCard(now), now, rating).card;
}

export function dueDay({ due }: SkillCard): string {
  return due.toISOString().slice(0, 10);
}

/** The chance that a skill is still known on a day without another review. */
function recallOn({ last_review, stability }: SkillCard, day: string): number {
  const days = last_review ? (Date.parse(day) - last_review.getTime()) / DAY_MS : 0;
  return forgetting_curve(WEIGHTS, Math.max(0, days), stability);
}

/** How much a review on a day adds to the expected recall on the day of the test. */
export function gainOf(card: SkillCard, day: string, examDate: string): number {
  const known = recallOn(card, day);
  const [right, wrong] = [Rating.Good, Rating.Again].map((rating) =>
    recallOn(reviewed(card, day, rating as Grade), examDate),
  ) as [number, number];
  return known * right + (1 - known) * wrong - recallOn(card, examDate);
}

/** Days until the next review after each rating, where each review is made when it is due. */
export function intervalsOf(ratings: readonly (keyof typeof RATINGS)[]): number[] {
  let card = createEmptyCard(new Date(0));
  return ratings.map((rating) => {
    ({ card } = SCHEDULER.next(card, card.due, RATINGS[rating]));
    return card.scheduled_days;
  });
}
