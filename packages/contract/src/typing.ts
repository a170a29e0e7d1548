import { pageIdSchema } from './attempts';
import { get, post } from './endpoint';
import { momentSchema } from './primitives';
import { MAX_CHARACTERS_A_SECOND, TYPING_SECONDS } from './typing-speed';
import { z } from './zod';

/** So many of the latest results of a child are stored. */
export const MAX_TYPING_RESULTS = 60;

const charactersSchema = z.number().int().min(0);

/** How a child has typed a passage. */
const typedPassageSchema = z.object({
  seconds: z.literal(TYPING_SECONDS, 'Typing practice lasts one, three or five minutes.'),
  /** Characters that stood there in the end. */
  typed: charactersSchema.min(1, 'Nothing was typed.'),
  /** Of those the ones that are right. */
  right: charactersSchema,
});

const typingResultSchema = typedPassageSchema.extend({ at: momentSchema });

export const typingResults = get('/typing', 'student', 'How the child who is logged in has typed', {
  response: z.object({
    /** The newest first. */
    results: z.array(typingResultSchema),
    serverTime: momentSchema,
  }),
});

export const addTypingResult = post('/typing', 'student', 'Store how a child has typed a passage', {
  body: typedPassageSchema
    .extend({
      /** Made by the page for each passage: sent again, it is stored once. */
      requestId: pageIdSchema,
    })
    .refine(({ typed, right }) => right <= typed, {
      path: ['right'],
      message: 'No more characters can be right than were typed.',
    })
    .refine(({ typed, seconds }) => typed <= seconds * MAX_CHARACTERS_A_SECOND, {
      path: ['typed'],
      message: 'Nobody types so fast. Type the passage yourself.',
    }),
  status: 204,
  refusals: [422, 429],
});

export type TypingResults = z.infer<typeof typingResults.response>;
export type TypingResult = z.infer<typeof typingResultSchema>;
export type NewTypingResult = z.infer<typeof addTypingResult.body>;
