import { post } from './endpoint';
import { mailedLinkSchema } from './mailed-links';
import { emailBodySchema, emailSchema, messageSchema, momentSchema, weekSchema } from './primitives';
import { attemptSummarySchema, categoryScoreSchema, skillToPractiseSchema } from './results';
import { z } from './zod';

/** What a child did in a week of its calendar, from Monday to Sunday. Scores leave out re-sits, practice and Writing. */
export const progressWeekSchema = z.object({
  monday: weekSchema,
  /** Tests that were submitted, without re-sits and practice. */
  tests: z.number().int(),
  resits: z.number().int(),
  /** Topics that were practised by themselves. */
  practisedTopics: z.number().int(),
  /** Days on which the practice of the day was done; absent where an earlier version of the API does not say. */
  practiceDays: z.number().int().optional(),
  /** Titles of texts that a person has read and written back about; absent where there are none. */
  returnedTexts: z.array(z.string()).optional(),
  correct: z.number().int(),
  total: z.number().int(),
});

/** Right answers of a subject. */
const subjectScoreSchema = categoryScoreSchema.omit({ category: true });

/** A result as a parent sees it. */
const childResultSchema = attemptSummarySchema
  .pick({ attemptId: true, kind: true, subject: true, resitOf: true, topic: true, score: true, total: true })
  .extend({ submittedAt: momentSchema });

const refusals = [422, 429] as const;

/** How a child gets on, as the page shows it that a mail to the parent links to. */
export const childProgress = post('/child-progress', 'public', 'How a child gets on, by the token of an emailed link', {
  body: mailedLinkSchema,
  response: z.object({
    /** First name, or the username where there is none. */
    name: z.string(),
    /** When the link of the mail ends. */
    expiresAt: momentSchema,
    isWeeklyReportOn: z.boolean(),
    /** The last eight weeks, the first one first; the last one has not ended. */
    weeks: z.array(progressWeekSchema),
    /** Of the last four weeks, as are the topics. */
    subjects: z.array(subjectScoreSchema),
    goingWell: z.array(categoryScoreSchema),
    toPractise: z.array(categoryScoreSchema),
    /** Of these topics. */
    skillsToPractise: z.array(skillToPractiseSchema),
    /** Of the last eight weeks, the newest first. */
    results: z.array(childResultSchema),
  }),
  refusals,
});

export const sendProgressLinks = post(
  '/child-progress/send-links',
  'public',
  'Email a parent a link to each child’s progress',
  { body: emailBodySchema, status: 202, response: messageSchema, refusals: [429] },
);

export const chooseWeeklyReport = post('/child-progress/weekly-report', 'public', 'Turn the weekly report on or off', {
  body: mailedLinkSchema.extend({ isOn: z.boolean() }),
  response: messageSchema,
  refusals,
});

/** Nothing of a sibling; of mails those that are about the child alone. */
export const exportChild = post('/child-progress/export', 'public', 'Everything that is kept of a child', {
  body: mailedLinkSchema,
  response: z.object({
    parent: z.looseObject({}),
    child: z.looseObject({}),
    mails: z.array(z.looseObject({})),
    stoppedMails: z.array(z.looseObject({})),
  }),
  refusals,
});

export const sendErasureLink = post(
  '/child-progress/send-erasure-link',
  'public',
  'Email the parent the link that erases the family',
  { body: mailedLinkSchema, status: 202, response: messageSchema, refusals },
);

/** Body that erases a family: the token of a mailed link, and the parent's address, typed as confirmation. */
export const erasureByParentSchema = mailedLinkSchema.extend({ email: emailSchema });

export const eraseFamilyByParent = post(
  '/child-progress/erase-family',
  'public',
  'Erase a family, by the token of an emailed link',
  { body: erasureByParentSchema, response: messageSchema, refusals },
);

export type ProgressWeek = z.infer<typeof progressWeekSchema>;
export type SubjectScore = z.infer<typeof subjectScoreSchema>;
export type ChildResult = z.infer<typeof childResultSchema>;
export type ChildProgress = z.infer<typeof childProgress.response>;
export type ChildExport = z.infer<typeof exportChild.response>;
export type ErasureByParent = z.infer<typeof erasureByParentSchema>;
