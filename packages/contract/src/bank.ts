import {
  EXAM_TYPES,
  LEVELS,
  MAX_SELECTED_QUESTIONS,
  QUESTION_FILTERS,
  QUESTION_FORMATS,
  QUESTION_PAGE_SIZE,
  QUESTION_POOLS,
  QUESTION_SORTS,
} from './constants';
import { get, post } from './endpoint';
import { content, idSchema, momentSchema, wholeNumber } from './primitives';
import { questionSchema, subjectSchema } from './questions';
import { documentedAs, z } from './zod';

/** A question as the bank's pages show it, with what tells one state of it from the next. */
export const bankQuestionSchema = questionSchema.extend({
  /** Rises with each change. An edit that sends it back is refused when there is a newer one. */
  version: z.number().int(),
  updatedAt: momentSchema.optional(),
  /** Username of whoever changed it last; absent where nobody has. */
  updatedBy: z.string().optional(),
});

/** Names the subject of a question that is asked for by its id. */
export const questionSubjectQuerySchema = z.object({ subject: subjectSchema });

/** Asks for one page of a subject's questions instead of all of them. */
export const questionListQuerySchema = z.object({
  page: wholeNumber(1, 1_000_000).optional(),
  limit: wholeNumber(1, 200).default(QUESTION_PAGE_SIZE),
  type: z.enum(QUESTION_FILTERS).default('All'),
  /** Words that all occur in question, options, topic or passage, in any order; or the id of a question. */
  search: content(200).optional(),
  level: z.enum(LEVELS).optional(),
  category: content(100).optional(),
  /** The id of one that its questions test: see `skillsOf`. */
  skill: content(100).optional(),
  exam_type: z.enum(EXAM_TYPES).optional(),
  format: z.enum(QUESTION_FORMATS).optional(),
  pool: z.enum(QUESTION_POOLS).optional(),
  sort: z.enum(QUESTION_SORTS).default('oldest'),
});

const ofSubject = { params: { subject: subjectSchema } };
const ofId = { params: { id: idSchema }, refusals: [404] } as const;
const one = { ...ofId, query: questionSubjectQuerySchema, response: bankQuestionSchema };
const list = {
  ...ofSubject,
  query: questionListQuerySchema,
  /** Of every endpoint that lists questions (docs/published.md, fields). */
  response: z.object({
    questions: z.array(bankQuestionSchema),
    /** Only when a page was asked for: which page this is. */
    page: z.number().int().optional(),
    pages: z.number().int().optional(),
    total: z.number().int().optional(),
  }),
  refusals: [304],
} as const;

export const questionList = get('/questions/{subject}', 'content', 'Questions of a subject', list);
export const viewedQuestionList = get(
  '/questions/views-questions/{subject}',
  'content',
  'Questions of a subject, for the admin list',
  list,
);
export const originalQuestion = get('/questions/question/{id}', 'content', 'An original question', one);
export const bankQuestion = get('/questions/get-question/{id}', 'content', 'One question', one);

export const generatedQuestions = get(
  '/questions/generated/{id}',
  'content',
  'Questions generated from an original one',
  {
    ...ofId,
    /** Reading also names the extract (docs/published.md, calls). */
    query: questionSubjectQuerySchema.extend({ extractQuestionId: idSchema.optional() }),
    response: z.array(bankQuestionSchema),
  },
);

/** In all and of each type. A question without a type counts in all. */
export const questionCounts = get('/questions/counts', 'content', 'How many questions each subject has', {
  response: z.object({
    counts: z.array(
      z.object({
        subject: subjectSchema,
        all: z.number().int(),
        Original: z.number().int(),
        Generated: z.number().int(),
        Finalized: z.number().int(),
        Draft: z.number().int(),
      }),
    ),
  }),
});

/** With how many questions each has, the largest first; also how many test each skill. */
export const topics = get('/questions/topics/{subject}', 'content', 'The topics of a subject', {
  ...ofSubject,
  response: z.object({
    topics: z.array(z.object({ category: z.string(), count: z.number().int() })),
    skills: z.array(z.object({ id: z.string(), count: z.number().int() })).optional(),
  }),
});

/** A statistic of fewer answers may be chance, and is not shown. */
export const LEAST_ANSWERS = 100;

export const skillStatistics = get('/skill-statistics', 'content', 'How often each skill is right', {
  response: z.object({
    skills: z.array(
      z.object({
        id: z.string(),
        /** Of children, in tests. */
        answers: z.number().int(),
        /** The share of them that was right, 0 to 1; null with fewer than {@link LEAST_ANSWERS}. */
        facility: z.number().nullable(),
      }),
    ),
  }),
});

export const nearDuplicates = post(
  '/questions/near-duplicates',
  'content',
  'Questions that are nearly the one that is typed',
  {
    /** What is typed into an add or edit form so far. */
    body: z.object({
      subject: subjectSchema,
      question: content(20_000),
      mcq_options: content(5_000).optional(),
      text: content(50_000).optional(),
      format: z.enum(QUESTION_FORMATS).optional(),
      /** The question that is being edited. */
      exceptId: idSchema.optional(),
    }),
    /** Questions of the bank that a child would take for the one that is typed, the nearest first. */
    response: z.object({ questions: z.array(bankQuestionSchema).max(5) }),
  },
);

/** Media type of sheets. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportQuestions = get(
  '/questions/export/{subject}',
  'content',
  'Questions of a subject as an .xlsx file',
  {
    ...ofSubject,
    query: questionListQuerySchema,
    mediaType: XLSX,
  },
);

/** With the same columns, for programs that read no workbooks. */
export const exportQuestionsAsCsv = get(
  '/questions/export-csv/{subject}',
  'content',
  'Questions of a subject as a .csv file',
  { ...ofSubject, query: questionListQuerySchema, mediaType: 'text/csv' },
);

/** Ids with commas between them. */
const idListSchema = documentedAs(
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(MAX_SELECTED_QUESTIONS)),
  { type: 'string', pattern: '^[0-9a-f]{24}(,[0-9a-f]{24})*$' },
);

/** A selection, or all that match, as items with their passages and pictures (docs/bank.md). */
export const exportQuestionsAsQti = get('/questions/export/qti', 'content', 'Questions as a package of QTI 3.0', {
  query: questionListQuerySchema
    .omit({ page: true, limit: true })
    .extend({ subject: subjectSchema, ids: idListSchema.optional() }),
  mediaType: 'application/zip',
});

/** A picture is named by the SHA-256 of its bytes, in hexadecimal digits. */
export const image = get('/images/{hash}', 'public', 'A picture of a question', {
  params: { hash: z.string().regex(/^[0-9a-f]{64}$/, 'There is no such picture.') },
  mediaType: 'image/webp',
  refusals: [404],
});

export type BankQuestion = z.infer<typeof bankQuestionSchema>;
export type QuestionList = z.infer<typeof questionList.response>;
export type QuestionListQuery = z.infer<typeof questionListQuerySchema>;
export type QuestionCounts = z.infer<typeof questionCounts.response>;
export type TopicList = z.infer<typeof topics.response>;
export type NearDuplicateQuery = z.infer<typeof nearDuplicates.body>;
export type NearDuplicateList = z.infer<typeof nearDuplicates.response>;
export type QuestionSort = (typeof QUESTION_SORTS)[number];
export type SkillStatistics = z.infer<typeof skillStatistics.response>;
