import { type DistractorRationales, formatDistractorRationales } from './distractor-rationales';
import type { Question } from './questions';
import { skillNames } from './skills';

/** The fields of a question that staff can change, in the order of forms, sheets and histories (docs/published.md, fields). */
export const CONTENT_FIELDS = [
  'question',
  'mcq_options',
  'correct_answer',
  'explanation',
  'faster_method',
  'wrong_turns',
  'explanation_image',
  'explanation_image_description',
  'type',
  'level',
  'category',
  'skills',
  'exam_type',
  'year_level',
  'pool',
  'image_data',
  'image_description',
  'text_format',
  'format',
  'text',
  'extract_text',
] as const satisfies (keyof Question)[];

/** A field as forms, differences and messages name it; imports know the column by this name, too. */
export const FIELD_NAMES: Record<ContentField, string> = {
  question: 'Question',
  mcq_options: 'Options',
  correct_answer: 'Correct answer',
  explanation: 'Explanation',
  faster_method: 'Faster method',
  wrong_turns: 'Wrong turns',
  explanation_image: 'Drawing of the steps',
  explanation_image_description: 'Description of the drawing',
  type: 'Type',
  level: 'Level',
  category: 'Topic',
  skills: 'Skills',
  exam_type: 'Exam type',
  year_level: 'Year level',
  pool: 'Pool',
  image_data: 'Picture',
  image_description: 'Description of the picture',
  text_format: 'Text format',
  format: 'Format',
  text: 'Passage',
  extract_text: 'Extract',
};

/** The fields that are pictures. */
export const PICTURE_FIELDS = ['image_data', 'explanation_image'] as const satisfies ContentField[];

/** A field of a question that staff can change. */
export type ContentField = (typeof CONTENT_FIELDS)[number];

/** The value of a field as forms, sheets and histories write it; empty where there is none. */
export function contentText(value: Question[ContentField]): string {
  if (Array.isArray(value)) return skillNames(value);
  return isRationales(value) ? formatDistractorRationales(value) : String(value ?? '');
}

function isRationales(value: Question[ContentField]): value is DistractorRationales {
  return typeof value === 'object' && !Array.isArray(value);
}
