import { type ContentField, FIELD_NAMES, PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { QuestionType } from '@wattle/contract/questions';

export const isPicture = (field: string) => PICTURE_FIELDS.some((each) => each === field);

/** A field of a question as forms, differences and messages name it. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field as ContentField] ?? field;
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
