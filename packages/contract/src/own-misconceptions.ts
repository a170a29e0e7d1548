import { get } from './endpoint';
import { idSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** A mistake in one question may be a slip: a kind is told from so many questions on. */
export const LEAST_QUESTIONS_OF_MISCONCEPTION = 2;

/** How many kinds are told at once, the most frequent ones. */
export const MAX_TOLD_MISCONCEPTIONS = 3;

/** The weeks whose answers are looked at. */
export const MISCONCEPTION_WEEKS = 8;

/** Each question counts once, by its latest answer. */
const ownMisconceptionsSchema = z.object({
  misconceptions: z.array(
    z.object({
      id: z.string(),
      subject: subjectNameSchema,
      /** As the beginning of a sentence, such as “A part was left out”. */
      name: z.string(),
      /** What to do about it. */
      advice: z.string(),
      /** In how many questions it led to the answer. */
      made: z.number().int(),
      /** In how many answered questions it could have. */
      possible: z.number().int(),
      /** The latest one. */
      example: z.object({
        attemptId: idSchema,
        questionId: idSchema,
        question: z.string(),
        selected: z.string(),
        rationale: z.string().optional(),
        /** What to practise. */
        category: z.string(),
      }),
    }),
  ),
});

export const ownMisconceptions = get(
  '/practice/misconceptions',
  'student',
  'Which kinds of mistake came back in the answers of the child who is logged in',
  { response: ownMisconceptionsSchema },
);

export const childMisconceptions = get(
  '/family/children/{childId}/misconceptions',
  'parent',
  'Which kinds of mistake came back in the answers of a child',
  { params: { childId: idSchema }, response: ownMisconceptionsSchema, refusals: [404] },
);

export type OwnMisconceptions = z.infer<typeof ownMisconceptionsSchema>;
export type OwnMisconception = OwnMisconceptions['misconceptions'][number];
