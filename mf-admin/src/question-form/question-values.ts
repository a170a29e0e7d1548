import { type BankQuestion, type Question, SUBJECT_NAMES, type Subject, subjectSchema } from '@wattle/contract';
import { type OptionTexts, optionTextsOf } from './option-texts';

/** Fields of a question that forms hold as text; a field that is absent is empty. */
export const TEXT_FIELDS = [
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

export type TextField = (typeof TEXT_FIELDS)[number];

/** What a form holds. A picture that was chosen stands in `image_data` as a data address. */
export type QuestionValues = Record<TextField, string> & {
  /** The options one by one, while they are typed so. */
  optionTexts: OptionTexts | null;
};

const SHARED: TextField[] = ['question', 'type', 'exam_type'];
const CHOICE: TextField[] = [
  'mcq_options',
  'correct_answer',
  'explanation',
  'level',
  'image_data',
  'image_description',
];

/** The fields that a question of a subject has (specification 3). */
export const FIELDS_OF: Record<Subject, readonly TextField[]> = {
  Maths: [...SHARED, ...CHOICE, 'category'],
  ThinkingSkills: [...SHARED, ...CHOICE, 'category'],
  Reading: [...SHARED, ...CHOICE, 'category', 'text', 'extract_text'],
  Writing: SHARED,
};

const EMPTY = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>;

export function emptyValues(kept: Partial<QuestionValues> = {}): QuestionValues {
  return { ...EMPTY, type: 'Original', optionTexts: optionTextsOf(''), ...kept };
}

export function valuesOf(question: BankQuestion): QuestionValues {
  const values = Object.fromEntries(TEXT_FIELDS.map((field) => [field, question[field] ?? '']));
  return { ...(values as Record<TextField, string>), optionTexts: optionTextsOf(values.mcq_options ?? '') };
}

/** The subject of a question, as paths spell it. */
export function subjectOf({ subject }: Pick<Question, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}

export function subjectName(subject: Subject): string {
  return SUBJECT_NAMES[subject];
}
