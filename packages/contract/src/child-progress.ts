import { weekSchema } from './primitives';
import { categoryScoreSchema } from './results';
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

export type ProgressWeek = z.infer<typeof progressWeekSchema>;
export type SubjectScore = z.infer<typeof subjectScoreSchema>;
