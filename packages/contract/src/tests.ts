import { secondsSpentSchema } from './attempt-ui-state';
import {
  answerStatusSchema,
  continuedAttemptSchema,
  numberedStatusSchema,
  openAttemptSchema,
  pageIdSchema,
  submittedAnswerSchema,
} from './attempts';
import { MAX_QUESTIONS, MAX_WRITING_CHARACTERS, TEST_TYPES } from './constants';
import { idSchema, requiredContent } from './primitives';
import { servedQuestionSchema, subjectSchema } from './questions';
import { z } from './zod';

/** Kind of test on the /test route. */
export const testTypeSchema = z.enum(TEST_TYPES);

/** Query of the endpoint that opens a subject, weekly or mega test (docs/decisions/007). */
export const openTestQuerySchema = z.object({
  testType: testTypeSchema.default('subject-test'),
  pageId: pageIdSchema.optional(),
  attemptId: continuedAttemptSchema,
});

/** Query of an endpoint that opens the one test that it is about. */
export const pageQuerySchema = z.object({ pageId: pageIdSchema.optional() });

/** Query of the endpoint that opens the combined practice test. */
export const practiceQuerySchema = pageQuerySchema.extend({ attemptId: continuedAttemptSchema });

/** As {@link practiceQuerySchema}; `only` asks for a few easier questions of those that went wrong, not for all of them. */
export const resitQuerySchema = practiceQuerySchema.extend({ only: z.enum(['easier']).optional() });

/** As {@link practiceQuerySchema}, with the topic to practise. */
export const topicQuerySchema = practiceQuerySchema.extend({ topic: requiredContent('Topic', 100) });

/** What a submission says beside the documented fields. */
const aboutAttempt = {
  /** Makes sure that it is this attempt that is marked; without it, the open one of this kind. */
  attemptId: idSchema.optional(),
  secondsSpent: secondsSpentSchema.optional(),
};

/** A finished subject, weekly or mega test (docs/published.md, fields). */
export const testSubmissionSchema = z.object({
  childId: idSchema,
  category: subjectSchema,
  testType: testTypeSchema,
  /** Accepted and ignored: the recorded score is the server's (docs/published.md, fields). */
  score: z.number().nullable().optional(),
  questionStatus: numberedStatusSchema,
  /** The answers, or a writing text. */
  responses: z.union([z.array(submittedAnswerSchema).max(MAX_QUESTIONS), z.string().max(MAX_WRITING_CHARACTERS)]),
  ...aboutAttempt,
});

/** The combined practice test: three sections in random order, then one writing question (docs/published.md, screens). */
export const openPracticeTestSchema = openAttemptSchema.partial().extend({
  reading: z.array(servedQuestionSchema),
  maths: z.array(servedQuestionSchema),
  thinkingskills: z.array(servedQuestionSchema),
  writing: servedQuestionSchema.nullable(),
  /** In which order the sections are taken. */
  order: z.array(z.enum(['reading', 'maths', 'thinkingskills', 'writing'])),
});

/** A finished practice test (docs/published.md, fields). */
export const practiceSubmissionSchema = z.object({
  childId: idSchema,
  testType: z.literal('Practice'),
  sections: z
    .array(
      z.object({
        category: z.string().max(50),
        questionStatus: z.array(z.object({ questionId: idSchema, status: answerStatusSchema })).max(MAX_QUESTIONS),
        responses: z.array(submittedAnswerSchema).max(MAX_QUESTIONS),
      }),
    )
    .max(4),
  ...aboutAttempt,
});

export type OpenTestQuery = z.infer<typeof openTestQuerySchema>;
export type PageQuery = z.infer<typeof pageQuerySchema>;
export type ResitQuery = z.infer<typeof resitQuerySchema>;
export type TopicQuery = z.infer<typeof topicQuerySchema>;
export type PracticeQuery = z.infer<typeof practiceQuerySchema>;
export type TestType = z.infer<typeof testTypeSchema>;
export type TestSubmission = z.infer<typeof testSubmissionSchema>;
export type OpenPracticeTest = z.infer<typeof openPracticeTestSchema>;
export type PracticeSubmission = z.infer<typeof practiceSubmissionSchema>;
