import type { Question } from './questions';

/** The fields of a question that staff can change, in the order of forms, sheets and histories (specification 3). */
export const CONTENT_FIELDS = [
  'question',
  'mcq_options',
  'correct_answer',
  'explanation',
  'type',
  'level',
  'category',
  'exam_type',
  'image_data',
  'image_description',
  'text',
  'extract_text',
] as const satisfies (keyof Question)[];

/** A field of a question that staff can change. */
export type ContentField = (typeof CONTENT_FIELDS)[number];
