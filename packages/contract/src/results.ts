import { allowancesSchema, rehearsalSchema } from './allowances';
import { attemptKindSchema, guessedSchema, selectedAnswerSchema, writingResponseSchema } from './attempts';
import { LEVELS } from './constants';
import { distractorRationalesSchema } from './distractor-rationales';
import { get, post } from './endpoint';
import { examSchema, idSchema, momentSchema } from './primitives';
import { ownReportSchema } from './question-reports';
import { questionPayloadSchema, subjectNameSchema } from './questions';
import { z } from './zod';

/** A question after marking, with its key. */
const markedQuestionSchema = z.object({
  questionId: idSchema,
  selectedAnswer: selectedAnswerSchema,
  writingResponse: writingResponseSchema.optional(),
  guessed: guessedSchema,
  correct_answer: z.string().optional(),
  explanation: z.string().optional(),
  faster_method: z.string().optional(),
  explanation_image: z.string().optional(),
  explanation_image_description: z.string().optional(),
  wrong_turns: distractorRationalesSchema.optional(),
  level: z.enum(LEVELS).optional(),
  /** Of an answer that was just checked: the day on which a question like it comes back, if one does. */
  comesBackOn: z.iso.date().optional(),
  /** Null where there is nothing to compare: a writing question. */
  correct: z.boolean().nullable(),
  /** Whether the child had marked it to come back to. */
  flagged: z.boolean().optional(),
  /** Seconds that it was on the screen; absent where no page has counted them. */
  secondsSpent: z.number().int().optional(),
});

/** Right answers of one topic. */
export const categoryScoreSchema = z.object({
  subject: subjectNameSchema,
  category: z.string(),
  correct: z.number().int(),
  total: z.number().int(),
});

/** The skill of a topic that went least well, where enough questions say so. */
const skillToPractiseSchema = categoryScoreSchema.pick({ subject: true, category: true }).extend({
  skill: z.string(),
  name: z.string(),
  sentence: z.string(),
});

/** A question like one that went wrong, which the child has not met. */
const newQuestionSchema = z.object({ skill: z.string(), name: z.string() });

/** Response to a submission. */
export const attemptResultSchema = z.object({
  attemptId: idSchema,
  /** Right answers; null for writing. */
  score: z.number().int().nullable(),
  /** Questions that carry marks. */
  total: z.number().int(),
  perCategory: z.array(categoryScoreSchema),
  questions: z.array(markedQuestionSchema),
});

/** One attempt in the list of a child's attempts. */
export const attemptSummarySchema = z.object({
  attemptId: idSchema,
  kind: attemptKindSchema,
  /** Absent for the combined practice test, and for a re-sit of one. */
  subject: subjectNameSchema.optional(),
  /** For a re-sit: what kind of test its questions were first served in. */
  resitOf: attemptKindSchema.optional(),
  /** For practice of one topic, and a re-sit of it: the topic. */
  topic: z.string().optional(),
  /** Of a test that is taken on paper: what stands on its pages. */
  paperCode: z.string().optional(),
  /** For the practice of a day: its date. */
  day: z.iso.date().optional(),
  startedAt: momentSchema,
  deadline: momentSchema.optional(),
  /** During a rest break: when it ends at the latest. The deadline counts it already. */
  breakUntil: momentSchema.optional(),
  /** Absent while it is open. */
  submittedAt: momentSchema.optional(),
  /** Null while it is open, and for writing. */
  score: z.number().int().nullable(),
  /** Questions that carry marks. */
  total: z.number().int(),
  /** Empty while it is open. */
  perCategory: z.array(categoryScoreSchema),
  /** What the child rehearsed with in it beyond what it is granted: it is shown, and never added. */
  rehearsal: rehearsalSchema.optional(),
  /** Only when a key was corrected after the submission: when it was marked again, and the score that it had before. */
  remarked: z.object({ at: momentSchema, scoreBefore: z.number().int().nullable() }).optional(),
  /** Of a practice exam: the exam that it is of; absent where the child had none then. */
  exam: examSchema.optional(),
  /** Questions that were served. */
  questionCount: z.number().int(),
  /** Questions that have an answer. */
  answeredCount: z.number().int(),
  /** How long it took: of a timed test from start to submission, on paper as it was written by hand, else what its questions were on the screen. */
  secondsUsed: z.number().int().optional(),
});

/** The result with the questions as they were served. */
export const attemptReviewSchema = attemptSummarySchema.extend({
  /** The year that most of its questions are near; absent where none was asked for, or the bank does not say. */
  chosenForYear: z.number().int().optional(),
  result: attemptResultSchema,
  questions: z.array(questionPayloadSchema),
  skillsToPractise: z.array(skillToPractiseSchema).optional(),
  /** The skills of which new questions can be taken at once, three at most; absent in responses of earlier versions of Wattle. */
  newQuestions: z.array(newQuestionSchema).optional(),
  /** What the child or its parents reported of these questions, the latest of each; absent for visitors. */
  reports: z.array(ownReportSchema).optional(),
});

/** All open ones and the latest 200 others, the newest first. */
export const attemptList = get('/attempts', 'student', 'The attempts of the child who is logged in', {
  response: z.object({
    attempts: z.array(attemptSummarySchema),
    serverTime: momentSchema,
    /** How much longer than usual the timed tests of this child last. */
    extraTimePercent: z.number().int().min(0).optional(),
    /** What the child is granted in its tests; absent where that is nothing. */
    allowances: allowancesSchema.optional(),
    /** What it rehearses with in practice exams; absent where that is nothing. */
    rehearsal: rehearsalSchema.optional(),
    /** How the child likes the screen of a test, by setting; absent where it has chosen nothing. */
    displaySettings: z.record(z.string(), z.string()).optional(),
  }),
});

export const attemptReview = get('/attempts/{id}', 'student', 'A marked attempt with its review', {
  params: { id: idSchema },
  response: attemptReviewSchema,
  refusals: [404, 409],
});

/**
 * Marks the answer to one question of an untimed test that was opened with feedback. The first answer that is checked
 * counts; asked again, the response is the same (docs/decisions/065).
 */
export const checkAnswer = post(
  '/attempts/{id}/questions/{questionId}/check',
  'student',
  'Check one answer in practice with feedback',
  {
    params: { id: idSchema, questionId: idSchema },
    body: z.object({
      selectedAnswer: z
        .string()
        .max(5_000)
        .regex(/^\s*[A-Ga-g]/, 'Choose an answer first.'),
      guessed: guessedSchema,
    }),
    response: markedQuestionSchema,
    refusals: [404, 409, 422],
  },
);

export type CheckedAnswer = z.infer<typeof checkAnswer.body>;
export type MarkedQuestion = z.infer<typeof markedQuestionSchema>;
export type NewQuestion = z.infer<typeof newQuestionSchema>;
export type SkillToPractise = z.infer<typeof skillToPractiseSchema>;
export type CategoryScore = z.infer<typeof categoryScoreSchema>;
export type AttemptResult = z.infer<typeof attemptResultSchema>;
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;
export type AttemptList = z.infer<typeof attemptList.response>;
export type AttemptReview = z.infer<typeof attemptReviewSchema>;
