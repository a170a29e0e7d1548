import { signUp, signupRequestSchema } from './accounts';
import { allowanceRequestsSchema, allowancesSchema, rehearsalSchema } from './allowances';
import { STATE_CODES } from './calendar';
import { progressWeekSchema } from './child-progress';
import { get, post, put } from './endpoint';
import { exportFamily } from './families';
import { examSchema, idSchema, messageSchema, momentSchema, wholeNumber } from './primitives';
import { ownReportSchema, reportBodySchema } from './question-reports';
import { attemptReviewSchema, attemptSummarySchema } from './results';
import { PLAN_ITEM_IDS, planItemSchema } from './weekly-plan';
import { z } from './zod';

/** What a parent can allow beyond the service itself, each by a yes of its own that can be taken back (docs/writing.md). */
export const CONSENT_PURPOSES = ['modelFeedback'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Tests a week that a family can aim at. */
export const MAX_TESTS_A_WEEK: number = PLAN_ITEM_IDS.length;

/** What a family aims at. */
const goalsSchema = z.object({
  testsAWeek: wholeNumber(1, MAX_TESTS_A_WEEK, `Choose 1 to ${MAX_TESTS_A_WEEK} tests a week.`),
  /** The day of the exam; null while it is not known. */
  testDay: z.iso.date('Choose a day, such as 7 May 2027.').nullable(),
  /** Where the child lives: its days and weeks begin by the clock there. Absent, it stays what it was. */
  state: z.enum(STATE_CODES, 'Choose a state or territory.').optional(),
  /** The exam that the child prepares for; absent while none is chosen. Sent, null takes it back; absent, it stays. */
  exam: examSchema.nullable().optional(),
});

const ofChild = { params: { childId: idSchema }, refusals: [404] } as const;

export const ownChildren = get('/family/children', 'parent', 'The children of the parent who is logged in', {
  response: z.object({
    children: z.array(
      z.object({
        id: idSchema,
        /** First name, or the username where there is none. */
        name: z.string(),
        /** With which the child logs in; absent in responses of earlier versions of Wattle, as is the report. */
        username: z.string().optional(),
        grade: z.number().int().optional(),
        exam: examSchema.optional(),
      }),
    ),
    isWeeklyReportOn: z.boolean().optional(),
  }),
});

export const setWeeklyReport = put('/family/weekly-report', 'parent', 'Turn the weekly report on or off', {
  body: z.strictObject({ isOn: z.boolean() }),
  response: messageSchema,
  refusals: [429],
});

/** As the sign-up has them. The parent and the address are known; sent again, it adds nobody twice. */
export const addChildren = post('/family/children', 'parent', 'Register more children of the parent who is logged in', {
  body: signupRequestSchema.pick({ children: true, terms: true }),
  status: 201,
  response: signUp.response,
  refusals: [409, 422, 429],
});

export const ownChild = get('/family/children/{childId}', 'parent', 'How a child of the parent gets on', {
  ...ofChild,
  response: z.object({
    /** This week, as the weekly report counts it. */
    week: progressWeekSchema,
    /** The child's plan of this week, as the child sees it; absent in responses of earlier versions of Wattle. */
    plan: z.array(planItemSchema).optional(),
    goals: goalsSchema,
    /** The latest 200 that were submitted, the newest first. */
    attempts: z.array(attemptSummarySchema),
    /** On paper, and not submitted yet; absent in responses of earlier versions of Wattle. */
    papers: z.array(attemptSummarySchema).optional(),
    /** The child's id, for parents' pages of the release before, which lead to a page that leads back. */
    progressToken: z.string().optional(),
    /** What staff have granted the child in its tests. */
    allowances: allowancesSchema.optional(),
    /** What the parent has asked staff for, and they have not decided yet. */
    requested: allowanceRequestsSchema.optional(),
    /** What the child rehearses with in practice exams; absent where that is nothing. */
    rehearsal: rehearsalSchema.optional(),
    /** What the parent has allowed, by purpose, and since when. */
    consents: z.partialRecord(z.enum(CONSENT_PURPOSES), momentSchema).optional(),
    serverTime: momentSchema,
  }),
});

/** Taken back, it holds no longer from the same moment on. */
export const setConsent = put(
  '/family/children/{childId}/consents/{purpose}',
  'parent',
  'Allow something for a child, or take it back',
  {
    ...ofChild,
    params: { ...ofChild.params, purpose: z.enum(CONSENT_PURPOSES) },
    body: z.strictObject({ isGiven: z.boolean() }),
    status: 204,
    refusals: [404, 429],
  },
);

const attemptParams = { ...ofChild.params, attemptId: idSchema };

export const ownChildReview = get(
  '/family/children/{childId}/attempts/{attemptId}',
  'parent',
  'A marked attempt of a child of the parent, with its review',
  { ...ofChild, params: attemptParams, response: attemptReviewSchema },
);

export const reportQuestionAsParent = put(
  '/family/children/{childId}/attempts/{attemptId}/reports/{questionId}',
  'parent',
  'Say that a question of a marked attempt of a child seems wrong',
  {
    params: { ...attemptParams, questionId: idSchema },
    body: reportBodySchema,
    response: ownReportSchema,
    refusals: [404, 409, 422, 429],
  },
);

export const setGoals = put('/family/children/{childId}/goals', 'parent', 'Set what a family aims at', {
  ...ofChild,
  body: goalsSchema,
  status: 204,
  refusals: [404, 422, 429],
});

/** Later practice exams have it; their results are shown, and never added. */
export const setRehearsal = put(
  '/family/children/{childId}/rehearsal',
  'parent',
  'Let a child rehearse, in practice exams, with what its school will grant',
  { ...ofChild, body: rehearsalSchema, status: 204, refusals: [404, 429] },
);

/** Nothing of a sibling; of mails those that are about the child alone. */
export const exportChild = post('/family/children/{childId}/export', 'parent', 'Everything that is kept of a child', {
  ...ofChild,
  response: z.object({
    parent: z.looseObject({}),
    child: z.looseObject({}),
    mails: z.array(z.looseObject({})),
    stoppedMails: z.array(z.looseObject({})),
  }),
  refusals: [404, 429],
});

export const exportOwnFamily = post('/family/export', 'parent', 'Everything that is kept of the parent’s family', {
  response: exportFamily.response,
  refusals: [429],
});

/** Erases nothing itself: the link does, with the address typed. */
export const sendErasureLink = post(
  '/family/children/{childId}/send-erasure-link',
  'parent',
  'Email the parent the link that erases a child, or the family',
  {
    ...ofChild,
    body: z.strictObject({ scope: z.enum(['child', 'family']) }),
    status: 202,
    response: messageSchema,
    refusals: [404, 429],
  },
);

export type Goals = z.infer<typeof goalsSchema>;
export type MoreChildren = z.infer<typeof addChildren.body>;
export type OwnChildren = z.infer<typeof ownChildren.response>;
export type OwnChild = z.infer<typeof ownChild.response>;
export type ChildExport = z.infer<typeof exportChild.response>;
export type ErasureScope = z.infer<typeof sendErasureLink.body>['scope'];
