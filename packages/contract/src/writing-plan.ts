import { PLAN_CHARACTERS, PLAN_POINTS, planTooLong } from './plan-questions';
import { numberInWords } from './text';
import { z } from './zod';

const answerOf = (characters: number) => z.string().max(characters, planTooLong(characters));

/** What a child plans before it writes. An answer may be empty: nobody has to plan. */
export const writingPlanSchema = z.strictObject({
  reader: answerOf(PLAN_CHARACTERS.reader),
  summary: answerOf(PLAN_CHARACTERS.summary),
  points: z
    .array(answerOf(PLAN_CHARACTERS.point))
    .length(PLAN_POINTS, `A plan has ${numberInWords(PLAN_POINTS)} points. Leave one empty if you have fewer.`),
});

export type WritingPlan = z.infer<typeof writingPlanSchema>;
