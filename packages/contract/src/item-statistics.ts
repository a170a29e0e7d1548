import { LEAST_ANSWERS, questionSubjectQuerySchema, XLSX } from './bank';
import { GAP_LETTERS, LEVELS, QUESTION_PAGE_SIZE, QUESTION_TYPES, TEST_TYPES } from './constants';
import { get, post } from './endpoint';
import { content, idSchema, messageSchema, momentSchema, requiredContent, wholeNumber } from './primitives';
import { subjectSchema } from './questions';
import { z } from './zod';

/** Kinds of tests whose first answers count: practice and re-sits measure something else. */
export const COUNTED_KINDS = ['free', ...TEST_TYPES] as const;

/** What an answer that was left out counts as. */
export const OMITTED_RULES = ['wrong', 'exclude'] as const;

/** What a flag says: able children prefer another option, the question does not tell who knows more, an option is not chosen. */
export const FLAG_KINDS = ['key-in-doubt', 'low-discrimination', 'unused-option'] as const;

/** Bands of ability, from the lowest to the highest, each of as many children. */
export const ABILITY_BANDS = 5;

/** Orders of the list; `-` is the other way round. Flags come with the keys in doubt first. */
const STATISTICS_SORTS = [
  'flags',
  'facility',
  '-facility',
  'discrimination',
  '-discrimination',
  'answers',
  '-answers',
  'seconds',
  '-seconds',
] as const;

const countSchema = z.number().int().min(0);
/** A proportion or a correlation; null where a variance is 0. */
const figureSchema = z.number().nullable();
const letterSchema = z.enum(GAP_LETTERS);

const switchesSchema = z.object({
  /** Of one kind of test; absent: of all. */
  kind: z.enum(COUNTED_KINDS).optional(),
  omitted: z.enum(OMITTED_RULES).default('wrong'),
});

/** Figures of one version of a question. Correlations are with the score on the other questions of the same test. */
const figuresSchema = z.object({
  facility: figureSchema,
  discriminationIndex: figureSchema,
  discriminativeEfficiency: figureSchema,
  /** In a test of questions as they are on average; null where the covariance with the score is negative. */
  effectiveWeight: figureSchema,
  /** With the whole score, the question included. */
  pointBiserial: figureSchema,
  pointBiserialCorrected: figureSchema,
  /** The facility among the highest 27 % less that among the lowest. */
  upperLower: figureSchema,
  medianSeconds: figureSchema,
});

/** One option, or what was left out. */
const optionFiguresSchema = z.object({
  /** Null: left out. */
  option: letterSchema.nullable(),
  isKey: z.boolean(),
  count: countSchema,
  share: z.number(),
  /** Of those who chose it: the share of the other questions that they had right, 0 to 1; null where nobody did. */
  meanRest: figureSchema,
});

/** Of one band of ability, by the score on the other questions: the share that each option has, in their order. */
const abilityBandSchema = z.object({ n: countSchema, shares: z.array(z.number()) });

const flagSchema = z.object({
  kind: z.enum(FLAG_KINDS),
  /** The option that able children prefer, or that nobody chooses. */
  option: letterSchema.optional(),
  /** When it was first raised, and at how many answers. */
  since: momentSchema,
  answers: countSchema,
});

const flagRefSchema = flagSchema.pick({ kind: true, option: true });

const actionSchema = z.object({ by: z.string(), at: momentSchema });

/** Answers to one text, with one set of options and one key; changes of topic or explanation begin no new version. */
const versionStatisticsSchema = z.object({
  /** Of the content: versions are told apart by it, for two may have been served under one number. */
  contentId: z.string(),
  /** Version numbers of the question that it was served as, the earliest first. */
  versions: z.array(z.number().int()).min(1),
  /** What the question says now. */
  isCurrent: z.boolean(),
  key: z.string(),
  /** First answers of children. */
  n: countSchema,
  /** Later answers of the same children, which do not count. */
  repeats: countSchema,
  /** How many other questions their tests had on average. */
  others: z.number(),
  /** All of these are null below {@link LEAST_ANSWERS}. */
  figures: figuresSchema.nullable(),
  options: z.array(optionFiguresSchema).nullable(),
  bands: z.array(abilityBandSchema).length(ABILITY_BANDS).nullable(),
  /** Without those that were dismissed. */
  flags: z.array(flagSchema),
  /** Each flag that was dismissed, and why it is no fault; the earliest first. */
  dismissed: z.array(flagRefSchema.extend({ ...actionSchema.shape, reason: z.string() })),
});

const questionRowSchema = z.object({
  id: idSchema,
  subject: subjectSchema,
  /** Its beginning. */
  question: z.string(),
  level: z.enum(LEVELS).optional(),
  category: z.string().optional(),
  type: z.enum(QUESTION_TYPES).optional(),
  n: countSchema,
  /** Null below {@link LEAST_ANSWERS}. */
  figures: figuresSchema.nullable(),
  /** Without those that were dismissed. */
  flags: z.array(flagRefSchema),
  isWithheld: z.boolean(),
});

const percent = (minimum: number) => wholeNumber(minimum, 100).optional();

const filtersSchema = switchesSchema.extend({
  subject: subjectSchema.optional(),
  /** Words that all occur in question, topic or level, in any order; or the id of a question. */
  search: content(200).optional(),
  /** `any`: with a flag of whatever kind. */
  flag: z.enum(['any', ...FLAG_KINDS, 'withheld']).optional(),
  /** Bounds in percent. */
  minFacility: percent(0),
  maxFacility: percent(0),
  minDiscrimination: percent(-100),
  maxDiscrimination: percent(-100),
  minAnswers: wholeNumber(0, 1_000_000_000).optional(),
  maxAnswers: wholeNumber(0, 1_000_000_000).optional(),
  sort: z.enum(STATISTICS_SORTS).default('flags'),
});

/** Of all that responses say: by which switches, and as of when. Null: nothing was counted yet. */
const countedSchema = z.object({ switches: switchesSchema, countedAt: momentSchema.nullable() });

/** Published questions that children have answered, by what they say now. */
export const statisticsList = get('/statistics/questions', 'content', 'What answers say of the questions of the bank', {
  query: filtersSchema.extend({
    page: wholeNumber(1, 1_000_000).default(1),
    limit: wholeNumber(1, 200).default(QUESTION_PAGE_SIZE),
  }),
  response: countedSchema.extend({
    questions: z.array(questionRowSchema),
    page: z.number().int(),
    pages: z.number().int(),
    total: countSchema,
    /** Of the subject, whatever the other filters are. */
    summary: z.object({
      all: countSchema,
      keysInDoubt: countSchema,
      otherFlags: countSchema,
      /** Without a flag, with enough answers. */
      sound: countSchema,
      /** Below {@link LEAST_ANSWERS}. */
      fewAnswers: countSchema,
      withheld: countSchema,
    }),
  }),
});

const ofId = { params: { id: idSchema }, query: questionSubjectQuerySchema } as const;

export const questionStatistics = get('/statistics/questions/{id}', 'content', 'What answers say of one question', {
  params: { id: idSchema },
  query: switchesSchema.extend({ subject: subjectSchema }),
  refusals: [404],
  response: countedSchema.extend({
    id: idSchema,
    subject: subjectSchema,
    /** Since when no test serves it. */
    withheld: actionSchema.optional(),
    /** What it says now comes first, then the latest served. Without what nobody has answered, but for the first. */
    versions: z.array(versionStatisticsSchema).min(1),
  }),
});

/** Figures of the first tests of a kind that children took in a subject, by the places of their questions. */
const testFiguresSchema = z.object({
  mean: z.number(),
  sd: z.number(),
  alpha: figureSchema,
  errorRatio: figureSchema,
  sem: figureSchema,
});

export const testStatistics = get('/statistics/tests', 'content', 'How well tests measure', {
  response: z.object({
    countedAt: momentSchema.nullable(),
    tests: z.array(
      z.object({
        kind: z.enum(COUNTED_KINDS),
        subject: subjectSchema,
        /** Of most tests: only those of this length count. */
        questions: countSchema,
        n: countSchema,
        /** Null below {@link LEAST_ANSWERS}. */
        figures: testFiguresSchema.nullable(),
      }),
    ),
  }),
});

export const exportStatistics = get('/statistics/export', 'content', 'Statistics of questions as an .xlsx file', {
  query: filtersSchema,
  mediaType: XLSX,
});

/** With the same columns. */
export const exportStatisticsAsCsv = get(
  '/statistics/export-csv',
  'content',
  'Statistics of questions as a .csv file',
  {
    query: filtersSchema,
    mediaType: 'text/csv',
  },
);

const decision = { ...ofId, response: messageSchema, refusals: [404, 409] } as const;

export const withholdQuestion = post(
  '/statistics/questions/{id}/withhold',
  'content',
  'Leave a question out of tests until it is decided',
  decision,
);
export const releaseQuestion = post(
  '/statistics/questions/{id}/release',
  'content',
  'Put a question back into tests',
  decision,
);
/** Of the flags that staff saw; 409 where others are raised now. Also puts the question back into tests. */
export const dismissFlags = post(
  '/statistics/questions/{id}/dismiss',
  'content',
  'Say why the flags of a question are no fault',
  {
    ...decision,
    body: z.object({ reason: requiredContent('A reason', 500), flags: z.array(flagRefSchema).min(1).max(20) }),
  },
);

export type CountedKind = (typeof COUNTED_KINDS)[number];
export type OmittedRule = (typeof OMITTED_RULES)[number];
export type StatisticsSwitches = z.infer<typeof switchesSchema>;
export type StatisticsFilters = z.infer<typeof filtersSchema>;
export type StatisticsList = z.infer<typeof statisticsList.response>;
export type QuestionFigures = z.infer<typeof figuresSchema>;
export type OptionFigures = z.infer<typeof optionFiguresSchema>;
export type AbilityBand = z.infer<typeof abilityBandSchema>;
export type FlagRef = z.infer<typeof flagRefSchema>;
export type QuestionFlag = z.infer<typeof flagSchema>;
export type VersionStatistics = z.infer<typeof versionStatisticsSchema>;
export type QuestionStatisticsRow = z.infer<typeof questionRowSchema>;
export type QuestionStatistics = z.infer<typeof questionStatistics.response>;
export type TestFigures = z.infer<typeof testFiguresSchema>;
export type TestStatistics = z.infer<typeof testStatistics.response>;
