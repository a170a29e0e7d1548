import { idSchema, momentSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** One test of a series, in the order in which they are taken. */
export const examDayPartSchema = z.object({
  subject: subjectNameSchema,
  state: z.enum(['waiting', 'open', 'submitted']),
  /** Of an open or submitted part: its attempt. */
  attemptId: idSchema.optional(),
  /** Of an open part: when the server submits it. */
  deadline: momentSchema.optional(),
  /** Of the part that waits for its turn: until when the break before it lasts. It may begin earlier, or later. */
  breakUntil: momentSchema.optional(),
  /** Of a submitted part: right answers; null for writing. */
  score: z.number().int().nullable().optional(),
  /** Of a submitted part: questions that carry marks. */
  total: z.number().int().optional(),
});

/** The four tests of a day in a row, as the server has them (docs/decisions/038). */
export const examDaySeriesSchema = z.object({ startedAt: momentSchema, parts: z.array(examDayPartSchema) });

/** Response of the endpoints about the series of the signed-in child. */
export const examDaySchema = z.object({
  /** The latest one that was not abandoned, also when it is finished; null when there is none. */
  series: examDaySeriesSchema.nullable(),
  serverTime: momentSchema,
  /** How much longer than usual the tests last for this child. */
  extraTimePercent: z.number().int().min(0).optional(),
});

/** Query of the endpoint that abandons a series. */
export const examDayQuerySchema = z.object({
  /** When the series began that is meant; without it, it is the one of now. */
  startedAt: momentSchema.optional(),
});

export type ExamDayQuery = z.infer<typeof examDayQuerySchema>;
export type ExamDayPart = z.infer<typeof examDayPartSchema>;
export type ExamDaySeries = z.infer<typeof examDaySeriesSchema>;
export type ExamDay = z.infer<typeof examDaySchema>;
