import type { SUBJECTS } from './constants';

/**
 * The tests as on the day of the exam, which changes from year to year: all that follows it stands here.
 *
 * Numbers and minutes are those of the Selective High School Placement Test as preparation sites that cite the department
 * give them (assessment reference, section 0): Reading has 17 questions, three of several parts, with 38 answers in
 * 45 minutes; Maths 35 in 40; Thinking Skills 40 in 40; Writing one task in 30 minutes. A question of ours has one answer.
 */
export const EXAM_DAY_PARTS = {
  Reading: { questions: 38, seconds: 45 * 60 },
  Maths: { questions: 35, seconds: 40 * 60 },
  ThinkingSkills: { questions: 40, seconds: 40 * 60 },
  Writing: { questions: 1, seconds: 30 * 60 },
} as const satisfies Record<(typeof SUBJECTS)[number], { questions: number; seconds: number }>;

/** In which order they are taken: that of the same pages. */
export const EXAM_DAY_ORDER = ['Reading', 'Maths', 'ThinkingSkills', 'Writing'] as const;

/** After each part but the last. The pages give no length of breaks: long enough to stand up and have a drink. */
export const EXAM_DAY_BREAK_SECONDS = 10 * 60;
