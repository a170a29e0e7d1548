import { numberInWords } from './text';
import { z } from './zod';

/** The most characters of one answer: it is read at a glance beside the text. */
export const PLAN_CHARACTERS = { reader: 100, summary: 200, point: 120 };

const PLAN_POINTS = 3;

const POINTS = numberInWords(PLAN_POINTS);

/** The same for each prompt, as a child is asked. */
export const PLAN_QUESTIONS = {
  reader: 'Who will read it?',
  summary: 'What happens, or what is it about? Say it in one sentence.',
  points: `Which ${POINTS} points must be in it?`,
};

export function planTooLong(characters: number): string {
  return `Keep each answer of your plan short: at most ${characters} characters here.`;
}

const answerOf = (characters: number) => z.string().max(characters, planTooLong(characters));

/** What a child plans before it writes. An answer may be empty: nobody has to plan. */
export const writingPlanSchema = z.strictObject({
  reader: answerOf(PLAN_CHARACTERS.reader),
  summary: answerOf(PLAN_CHARACTERS.summary),
  points: z
    .array(answerOf(PLAN_CHARACTERS.point))
    .length(PLAN_POINTS, `A plan has ${POINTS} points. Leave one empty if you have fewer.`),
});

export type WritingPlan = z.infer<typeof writingPlanSchema>;
