import {
  type BankQuestion,
  CONTENT_FIELDS,
  type ContentField,
  contentText,
  SUBJECT_NAMES,
  type Subject,
  subjectSchema,
} from '@wattle/contract';
import { type OptionTexts, optionTextsOf } from './option-texts';

/** What a form holds, as text; a field that is absent is empty. A picture that was chosen stands in `image_data` as a data address. */
export type QuestionValues = Record<ContentField, string> & {
  /** The options one by one, while they are typed so. */
  optionTexts: OptionTexts | null;
};

const SHARED: ContentField[] = ['question', 'type', 'exam_type'];
const CHOICE: ContentField[] = [
  'mcq_options',
  'correct_answer',
  'explanation',
  'level',
  'image_data',
  'image_description',
];

/** The fields that a question of a subject has (specification 3). */
export const FIELDS_OF: Record<Subject, readonly ContentField[]> = {
  Maths: [...SHARED, ...CHOICE, 'category'],
  ThinkingSkills: [...SHARED, ...CHOICE, 'category'],
  Reading: [...SHARED, ...CHOICE, 'category', 'text', 'extract_text'],
  Writing: SHARED,
};

const EMPTY = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, ''])) as Record<ContentField, string>;

export function emptyValues(kept: Partial<QuestionValues> = {}): QuestionValues {
  return { ...EMPTY, type: 'Original', optionTexts: optionTextsOf(''), ...kept };
}

export function valuesOf(question: BankQuestion): QuestionValues {
  const values = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, contentText(question[field])]));
  return { ...(values as Record<ContentField, string>), optionTexts: optionTextsOf(question.mcq_options ?? '') };
}

/** The subject of a question, as paths spell it. */
export function subjectOf({ subject }: Pick<BankQuestion, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}

export function subjectName(subject: Subject): string {
  return SUBJECT_NAMES[subject];
}
