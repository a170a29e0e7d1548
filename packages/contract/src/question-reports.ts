import { get, post, put } from './endpoint';
import { content, idSchema, messageSchema, momentSchema, requiredContent } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** What may be wrong with a question, in the words that children and parents choose from. */
export const REPORT_REASONS = {
  answer: 'The answer seems wrong',
  unreadable: 'I can’t read it, or the picture is missing',
  'two-answers': 'Two answers fit',
  other: 'Something else',
} as const;

/** What staff found. */
const REPORT_OUTCOMES = ['corrected', 'right'] as const;

/** Which reports staff see. */
export const REPORT_STATES = ['open', 'answered'] as const;

/** Characters of the sentence of a child or a parent. */
export const MAX_REPORT_TEXT = 300;

/** So many reports are listed at once; answering some shows the next ones. */
export const MAX_LISTED_REPORTS = 100;

const reasonSchema = z.enum(Object.keys(REPORT_REASONS) as (keyof typeof REPORT_REASONS)[]);

const saidSchema = z.object({
  reason: reasonSchema,
  /** The reporter's own words; required of `other`. */
  text: content(MAX_REPORT_TEXT).optional(),
});

/** Body of a report. A client that names no sentence has none. */
export const reportBodySchema = saidSchema.refine(({ reason, text }) => reason !== 'other' || Boolean(text), {
  path: ['text'],
  message: 'Write a sentence that says what seems wrong.',
});

const replySchema = z.object({
  outcome: z.enum(REPORT_OUTCOMES),
  /** A sentence to whoever reported it. */
  text: z.string(),
  at: momentSchema,
});

/** A report as its child and parents see it: the latest one about the question. */
export const ownReportSchema = saidSchema.extend({
  questionId: idSchema,
  reportedAt: momentSchema,
  /** Absent while it is open. */
  reply: replySchema.optional(),
});

/** A report as staff see it. It names nobody: neither child nor attempt. */
const questionReportSchema = ownReportSchema.extend({
  id: idSchema,
  subject: subjectNameSchema,
  /** What was asked, in the version that was served. */
  question: z.string(),
  version: z.number().int(),
  reporter: z.enum(['student', 'parent']),
  /** The letter that was chosen; absent where the question was left out. */
  selectedAnswer: z.string().optional(),
  /** The key of that version. */
  correct_answer: z.string().optional(),
});

/** One report of a child and a question is open at a time: another call changes it. */
export const reportQuestion = put(
  '/attempts/{id}/reports/{questionId}',
  'student',
  'Say that a question of a marked attempt seems wrong',
  {
    params: { id: idSchema, questionId: idSchema },
    body: reportBodySchema,
    response: ownReportSchema,
    refusals: [404, 409, 422, 429],
  },
);

/** The newest first: those that are open, or answered, or all of one question. */
export const questionReports = get('/question-reports', 'content', 'What children and parents say is wrong', {
  query: z.object({ questionId: idSchema.optional(), state: z.enum(REPORT_STATES).default('open') }),
  response: z.object({ reports: z.array(questionReportSchema), total: z.number().int() }),
});

export const answerReports = post('/question-reports/answer', 'content', 'Answer reports of mistakes', {
  body: z.object({
    ids: z.array(idSchema).min(1, 'Choose at least one report.').max(MAX_LISTED_REPORTS),
    outcome: z.enum(REPORT_OUTCOMES, 'Say whether the question was corrected or is right.'),
    text: requiredContent('An answer', MAX_REPORT_TEXT),
  }),
  response: messageSchema,
  refusals: [409],
});

export type ReportBody = z.infer<typeof reportBodySchema>;
export type OwnReport = z.infer<typeof ownReportSchema>;
export type QuestionReport = z.infer<typeof questionReportSchema>;
export type QuestionReportList = z.infer<typeof questionReports.response>;
export type ReportsAnswer = z.infer<typeof answerReports.body>;
