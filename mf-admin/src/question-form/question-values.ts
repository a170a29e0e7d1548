import {
  type BankQuestion,
  CONTENT_FIELDS,
  type ContentField,
  contentText,
  SUBJECT_NAMES,
  type Subject,
  subjectSchema,
} from '@wattle/contract';
import { type OptionTexts, optionTextsOf, type TypedFormat } from './option-texts';
import { hasTexts, type TypedTexts, typedTextsOf } from './passage-texts';
import { type TurnTexts, turnTextsOf, typedWrongTurns } from './turn-texts';

/** The fields of a question as text; one that is absent is empty. A picture that was chosen stands in `image_data` as a data address. */
export type ContentValues = Record<ContentField, string>;

/** What a form holds: the fields, and what some of them are typed as. */
export type QuestionValues = ContentValues & {
  format: TypedFormat;
  /** The options one by one, while they are typed so. */
  optionTexts: OptionTexts | null;
  /** The wrong turns one by one. */
  turnTexts: TurnTexts;
  /** The texts of a passage one by one, once its format has several. */
  passageTexts: TypedTexts | null;
};

const SHARED: ContentField[] = [
  'question',
  'type',
  'exam_type',
  'explanation',
  'level',
  'category',
  'year_level',
  'pool',
  'image_data',
  'image_description',
];
const CHOICE: ContentField[] = [...SHARED, 'mcq_options', 'correct_answer', 'wrong_turns'];

/** The fields that a question of a subject has (docs/published.md, fields). */
export const FIELDS_OF: Record<Subject, readonly ContentField[]> = {
  Maths: CHOICE,
  ThinkingSkills: CHOICE,
  Reading: [...CHOICE, 'format', 'text', 'extract_text'],
  Writing: SHARED,
};

const EMPTY = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, ''])) as Record<ContentField, ''>;

export function emptyValues(kept: Partial<QuestionValues> = {}): QuestionValues {
  const values = { ...EMPTY, type: 'Original', turnTexts: turnTextsOf(), passageTexts: null, ...kept };
  return { optionTexts: optionTextsOf('', values.format), ...values };
}

export function valuesOf(question: BankQuestion): QuestionValues {
  const fields = CONTENT_FIELDS.map((field) => [field, contentText(question[field])]);
  const { format = '', text = '', mcq_options = '', wrong_turns } = question;
  const values: QuestionValues = {
    ...(Object.fromEntries(fields) as ContentValues),
    format,
    optionTexts: optionTextsOf(mcq_options, format),
    turnTexts: turnTextsOf(wrong_turns),
    passageTexts: hasTexts(format) ? typedTextsOf(text, format) : null,
  };
  return { ...values, wrong_turns: typedWrongTurns(values) };
}

/** The subject of a question, as paths spell it. */
export function subjectOf({ subject }: Pick<BankQuestion, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}

export function subjectName(subject: Subject): string {
  return SUBJECT_NAMES[subject];
}
