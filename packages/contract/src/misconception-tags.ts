import { GAP_LETTERS } from './constants';
import { get, put } from './endpoint';
import { MISCONCEPTIONS } from './misconceptions';
import { content, idSchema } from './primitives';
import { z } from './zod';

/** The kinds of mistake behind the wrong options of a question, in the order of its options. */
const questionMisconceptionsSchema = z.object({
  options: z.array(
    z.object({
      letter: z.enum(GAP_LETTERS),
      text: z.string(),
      rationale: z.string().optional(),
      /** Null where there is none. */
      misconception: z.string().nullable(),
      /** Username of whoever said so; absent where a rule found it in the rationale. */
      taggedBy: z.string().optional(),
    }),
  ),
});

const ofQuestion = { params: { id: idSchema }, response: questionMisconceptionsSchema } as const;

export const questionMisconceptions = get(
  '/questions/misconceptions/{id}',
  'content',
  'The kinds of mistake behind the wrong options of a question',
  { ...ofQuestion, refusals: [404] },
);

/** It holds for the option of this text, also where another version of the question has it at another letter. */
export const tagMisconception = put(
  '/questions/misconceptions/{id}',
  'content',
  'Say which kind of mistake leads to a wrong option',
  {
    ...ofQuestion,
    body: z.strictObject({
      /** As the page shows it: refused where the question has no such option any more, or where it is the key. */
      option: content(2_000),
      misconception: z.enum(MISCONCEPTIONS.map(({ id }) => id)).nullable(),
    }),
    refusals: [404, 409],
  },
);

export type QuestionMisconceptions = z.infer<typeof questionMisconceptionsSchema>;
export type MisconceptionTag = z.infer<typeof tagMisconception.body>;
