import { mailedLinkSchema } from './mailed-links';
import { emailSchema, momentSchema, weekSchema } from './primitives';
import { attemptSummarySchema, categoryScoreSchema } from './results';
import { z } from './zod';

/** What a child did in a week in Sydney, from Monday to Sunday. Scores leave out re-sits, practice of a topic and Writing. */
export const progressWeekSchema = z.object({
  monday: weekSchema,
  /** Tests that were submitted, without re-sits and practice of a topic. */
  tests: z.number().int(),
  resits: z.number().int(),
  /** Topics that were practised by themselves. */
  practisedTopics: z.number().int(),
  correct: z.number().int(),
  total: z.number().int(),
});

/** Right answers of a subject. */
export const subjectScoreSchema = categoryScoreSchema.omit({ category: true });

/** A result as a parent sees it. */
export const childResultSchema = attemptSummarySchema
  .pick({ attemptId: true, kind: true, subject: true, resitOf: true, topic: true, score: true, total: true })
  .extend({ submittedAt: momentSchema });

/** How a child gets on, as the page shows it that a mail to the parent links to. */
export const childProgressSchema = z.object({
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
  /** Of the last eight weeks, the newest first. */
  results: z.array(childResultSchema),
});

/** Body that turns the weekly report on or off, by the token of an emailed link. */
export const weeklyReportChoiceSchema = mailedLinkSchema.extend({ isOn: z.boolean() });

/** Everything that is kept of a child, and nothing of a sibling: of mails those that are about the child alone. */
export const childExportSchema = z.object({
  parent: z.looseObject({}),
  child: z.looseObject({}),
  mails: z.array(z.looseObject({})),
  stoppedMails: z.array(z.looseObject({})),
});

/** Body that erases a family: the token of a mailed link, and the parent's address, typed as confirmation. */
export const erasureByParentSchema = mailedLinkSchema.extend({ email: emailSchema });

export type ProgressWeek = z.infer<typeof progressWeekSchema>;
export type SubjectScore = z.infer<typeof subjectScoreSchema>;
export type ChildResult = z.infer<typeof childResultSchema>;
export type ChildProgress = z.infer<typeof childProgressSchema>;
export type WeeklyReportChoice = z.infer<typeof weeklyReportChoiceSchema>;
export type ChildExport = z.infer<typeof childExportSchema>;
export type ErasureByParent = z.infer<typeof erasureByParentSchema>;
