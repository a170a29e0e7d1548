import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { CONTENT_FIELDS, type ContentField, contentText } from '@wattle/contract/question-content';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import {
  emptyOptions,
  optionTextsOf,
  type TypedFormat,
  type TypedOption,
  toMcqOptions,
  toRationales,
  typedOptions,
} from './options';
import { hasTexts, NO_TEXTS, type TypedTexts, toPassage, typedTextsOf } from './passage-texts';

/** The fields of a question as they are sent and stored: texts, empty where absent. A chosen picture is a data address. */
export type StoredValues = Record<ContentField, string>;

/** What a form holds: each field as it is typed. */
export interface QuestionValues extends Omit<StoredValues, 'mcq_options' | 'wrong_turns' | 'format'> {
  format: TypedFormat;
  options: TypedOption[];
  /** What was typed as one text and is no list of options; null where `options` count. */
  unreadOptions: string | null;
  /** The texts of a passage whose format has several; `text` is a passage of one. */
  passageTexts: TypedTexts;
}

/** The fields that a question of a subject has (docs/published.md, fields). */
export function fieldsOf(subject: Subject): ContentField[] {
  return CONTENT_FIELDS.filter((field) => field in questionFieldsSchemas[subject].shape);
}

export function emptyValues(repeated: Partial<QuestionValues> = {}): QuestionValues {
  const { mcq_options, wrong_turns, ...fields } = textsOf({});
  return {
    ...fields,
    type: 'Original',
    format: '',
    options: emptyOptions(repeated.format),
    unreadOptions: null,
    passageTexts: NO_TEXTS,
    ...repeated,
  };
}

/** A question as a form shows it: the inverse of {@link storedValues}. */
export function typedValues(question: BankQuestion): QuestionValues {
  const { mcq_options, wrong_turns, ...fields } = textsOf(question);
  const { format = '' } = question;
  return {
    ...fields,
    format,
    options: typedOptions(question),
    unreadOptions: optionTextsOf(mcq_options, format) ? null : mcq_options,
    passageTexts: hasTexts(format) ? typedTextsOf(fields.text, format) : NO_TEXTS,
  };
}

/**
 * What is typed, as it is sent and stored.
 *
 * @param before - The question that is edited. What is not changed stays as it is written there.
 */
export function storedValues(values: QuestionValues, before?: BankQuestion): StoredValues {
  const { options, unreadOptions, passageTexts, ...fields } = values;
  const stored: StoredValues = {
    ...fields,
    mcq_options: unreadOptions ?? toMcqOptions(options),
    wrong_turns: toRationales(values),
    text: hasTexts(values.format) ? toPassage(passageTexts, values.format) : values.text,
  };
  if (!before) return stored;
  const unchanged = storedValues(typedValues(before));
  for (const field of ['mcq_options', 'text'] as const) {
    if (stored[field] === unchanged[field]) stored[field] = before[field] ?? '';
  }
  return stored;
}

/** A question of the bank as a form would send it without a change. */
export function storedValuesOf(question: BankQuestion): StoredValues {
  return storedValues(typedValues(question), question);
}

function textsOf(question: Partial<BankQuestion>): StoredValues {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, contentText(question[field])])) as StoredValues;
}
