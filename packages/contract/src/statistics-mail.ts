import { get, put } from './endpoint';
import { emailSchema, messageSchema } from './primitives';
import { z } from './zod';

/** So many questions are in the monthly email, those that are to be mended first. */
export const MAILED_QUESTIONS = 10;

/** Each member of staff has an address of their own for it, or none. */
export const statisticsMail = get('/statistics/mail', 'content', 'Where the monthly email of questions to mend goes', {
  response: z.object({ email: z.string().nullable() }),
});

export const setStatisticsMail = put(
  '/statistics/mail',
  'content',
  'Say where the monthly email of questions to mend goes',
  { body: z.strictObject({ email: emailSchema.nullable() }), response: messageSchema, refusals: [404] },
);
