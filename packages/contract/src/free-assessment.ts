import { secondsSpentSchema } from './attempt-ui-state';
import { continuedAttemptSchema, numberedStatusSchema, pageIdSchema, submittedAnswerSchema } from './attempts';
import { FREE_TESTS, type FreeTest } from './free-tests';
import { emailSchema, idSchema, momentSchema } from './primitives';
import { z } from './zod';

/** The `category` segment of /questions-page/:category and of the endpoint that fetches the questions. */
export const freeCategorySchema = z.enum(
  FREE_TESTS.map((test) => test.category),
  'There is no such test.',
);

/** As {@link freeCategorySchema}, and gives the test that the segment names. */
export const freeTestSchema = freeCategorySchema.transform(
  (category) => FREE_TESTS.find((test) => test.category === category) as FreeTest,
);

/** What the endpoints take that only name the address the assessment belongs to. */
export const freeAssessmentEmailSchema = z.object({ email: emailSchema });

/** Query of the endpoint that opens a test; without an address it shows what anybody is shown. */
export const freeAssessmentQuerySchema = z.object({
  email: emailSchema.optional(),
  pageId: pageIdSchema.optional(),
  attemptId: continuedAttemptSchema,
});

const scoreSchema = z.number().int().nullable();

/** A test that is under way: how far it is, and until when. */
export const openFreeTestSchema = z.object({
  category: freeCategorySchema,
  deadline: momentSchema,
  /** The server's clock when it answered: the client counts from `deadline - serverTime`. */
  serverTime: momentSchema,
  answeredCount: z.number().int(),
  questionCount: z.number().int(),
});

/** The three scores, each null until that test is done (docs/published.md, fields). */
export const freeAssessmentDetailsSchema = z.object({
  user: z.object({
    reading_score: scoreSchema,
    maths_score: scoreSchema,
    thinking_skills_score: scoreSchema,
  }),
  /** Absent between the tests. */
  open: openFreeTestSchema.optional(),
});

/** Whether a test may be started now; the sentence says why not (docs/published.md, calls). */
export const freeTestCheckSchema = z.object({
  navigate: z.boolean(),
  message: z.string(),
  /** Its clock runs already: it goes on where it was left. */
  isUnderWay: z.boolean().optional(),
});

/**
 * A finished free test (docs/published.md, fields). `responses` lets the server mark it; without them the posted score is
 * taken only if it fits the attempted questions, and marked unverified (docs/decisions/008). `attemptId` makes sure that it
 * is this attempt that is marked, and not one of another browser.
 */
export const freeSubmissionSchema = z.object({
  email: emailSchema,
  attemptId: idSchema.optional(),
  score: z.number().nullable().optional(),
  questionStatus: numberedStatusSchema,
  responses: z.array(submittedAnswerSchema).max(50).optional(),
  secondsSpent: secondsSpentSchema.optional(),
});

export type OpenFreeTest = z.infer<typeof openFreeTestSchema>;
export type FreeAssessmentDetails = z.infer<typeof freeAssessmentDetailsSchema>;
export type FreeAssessmentQuery = z.infer<typeof freeAssessmentQuerySchema>;
export type FreeTestCheck = z.infer<typeof freeTestCheckSchema>;
export type FreeSubmission = z.infer<typeof freeSubmissionSchema>;
