import { EXAM_TYPES, LEVELS, QUESTION_POOLS, TEXT_FORMATS, YEAR_LEVELS } from '@wattle/contract/constants';
import { z } from 'zod';

/** What every item of the bank has, whatever its subject. */
export const itemFields = {
  explanation: z.string(),
  category: z.string().min(1),
  /** Ids; Writing has none. */
  skills: z.array(z.string()).optional(),
  level: z.enum(LEVELS),
  exam_type: z.enum(EXAM_TYPES),
  type: z.literal('Original'),
  text_format: z.enum(TEXT_FORMATS).optional(),
  year_level: z.literal(YEAR_LEVELS),
  /** For the top tenth of children. */
  stretch: z.literal(true).optional(),
  /** Absent: Tests. */
  pool: z.enum(QUESTION_POOLS).optional(),
};

/** Names an item for good, so that it is loaded once. */
export const slugOf = (subject: string) => z.string().regex(new RegExp(`^${subject}-[a-z0-9-]+$`));
