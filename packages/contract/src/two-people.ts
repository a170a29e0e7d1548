import { get, put } from './endpoint';
import { momentSchema } from './primitives';
import { z } from './zod';

/** Whether a question is published by somebody else than who wrote it (docs/decisions/059). */
const twoPeopleRuleSchema = z.object({
  isOn: z.boolean(),
  /** Who switched it last, and when; absent where nobody has. */
  by: z.string().optional(),
  at: momentSchema.optional(),
});

export const twoPeopleRule = get('/questions/two-people', 'admin', 'Whether two people are needed to publish', {
  response: twoPeopleRuleSchema,
});

export const switchTwoPeopleRule = put('/questions/two-people', 'admin', 'Require two people to publish, or not', {
  body: z.object({ isOn: z.boolean('Say whether two people are needed.') }),
  response: twoPeopleRuleSchema,
});

export type TwoPeopleRule = z.infer<typeof twoPeopleRuleSchema>;
