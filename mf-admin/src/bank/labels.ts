import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { QuestionType } from '@wattle/contract/questions';

const FIELD_NAMES: Record<string, string> = {
  question: 'Question',
  mcq_options: 'Options',
  correct_answer: 'Correct answer',
  explanation: 'Explanation',
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

export const isPicture = (field: string) => PICTURE_FIELDS.some((each) => each === field);

/** A field of a question as forms, differences and messages name it. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field;
}

export const FORMAT_NAMES: Record<QuestionFormat, string> = {
  gap: 'Gaps',
  cloze: 'Cloze',
  extracts: 'Extracts',
  compare: 'Two texts',
  poem: 'Poem',
};

export function finalizeLabel(type: QuestionType | undefined): string {
  return type === 'Draft' ? 'Publish' : 'Finalize';
}

/** The name of a format, also of none. */
export function formatName(format: string): string {
  return FORMAT_NAMES[format as QuestionFormat] ?? 'Plain text';
}
