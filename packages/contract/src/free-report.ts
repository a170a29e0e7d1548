import { SUBJECTS } from './constants';
import { emailSchema } from './primitives';
import { attemptReviewSchema, categoryScoreSchema } from './results';
import { z } from './zod';

const countsSchema = categoryScoreSchema.pick({ correct: true, total: true });

/** The result of one test of a free assessment. */
export const freeTestResultSchema = z.object({
  subject: z.enum(SUBJECTS),
  title: z.string(),
  score: z.number().int(),
  total: z.number().int(),
  /** The topic with the most questions of which every one is right; absent where there is none of two or more. */
  strongest: z.string().optional(),
  /** The topic to practise first; absent where every answer is right. */
  next: z.string().optional(),
});

/** What to practise of a subject, and one sentence of advice. */
export const practiceTopicSchema = countsSchema.extend({ topic: z.string(), advice: z.string() });

/** Leads to the results of one assessment: its id, the second in which it expires, and a signature. */
export const resultsLinkSchema = z.object({
  token: z
    .string()
    .regex(/^[0-9a-f]{24}\.\d{10}\.[A-Za-z0-9_-]{43}$/, 'This link is not complete. Open it from the email again.'),
});

/** The report of a finished free assessment, as a page shows it. */
export const freeReportSchema = z.object({
  /** Where it was sent. */
  email: emailSchema,
  score: z.number().int(),
  total: z.number().int(),
  tests: z.array(freeTestResultSchema),
  /** One topic of each subject with a wrong answer, the weakest first. */
  practise: z.array(practiceTopicSchema),
  /** See {@link resultsLinkSchema}. */
  resultsToken: z.string(),
});

/** The report with every question, as the link in the mail shows it. */
export const freeResultsSchema = freeReportSchema.omit({ resultsToken: true }).extend({
  /** In the order of the tests. */
  reviews: z.array(attemptReviewSchema),
});

export type FreeTestResult = z.infer<typeof freeTestResultSchema>;
export type PracticeTopic = z.infer<typeof practiceTopicSchema>;
export type ResultsLink = z.infer<typeof resultsLinkSchema>;
export type FreeReport = z.infer<typeof freeReportSchema>;
export type FreeResults = z.infer<typeof freeResultsSchema>;
