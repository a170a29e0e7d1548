import { numberInWords } from './text';

/** What a plan may take of the half hour. */
export const PLAN_MINUTES = 5;

/** The most characters of one answer: it is read at a glance beside the text. */
export const PLAN_CHARACTERS = { reader: 100, summary: 200, point: 120 };

export const PLAN_POINTS = 3;

/** The same for each prompt, as a child is asked. */
export const PLAN_QUESTIONS = {
  reader: 'Who will read it?',
  summary: 'What happens, or what is it about? Say it in one sentence.',
  points: `Which ${numberInWords(PLAN_POINTS)} points must be in it?`,
};

export function planTooLong(characters: number): string {
  return `Keep each answer of your plan short: at most ${characters} characters here.`;
}
