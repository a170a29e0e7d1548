import type { BankQuestion } from '@wattle/contract/bank';
import { CLOZE_OPTIONS, GAP_LETTERS, MIN_OPTIONS, OPTION_LETTERS, type Subject } from '@wattle/contract/constants';
import { formatDistractorRationales } from '@wattle/contract/distractor-rationales';
import { formatOptions, type OptionLetter, parseOptions } from '@wattle/contract/options';
import { CONTENT_FIELDS, type ContentField, contentText } from '@wattle/contract/question-content';
import { lettersOf, type QuestionFormat } from '@wattle/contract/question-format';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import type { Question } from '@wattle/contract/questions';
import { numberInWords } from '@wattle/contract/text';
import { hasTexts, NO_TEXTS, type TypedTexts, toPassage, typedTextsOf } from './typed-passage';

/** The fields of a question as they are sent and stored: texts, empty where absent. A chosen picture is a data address. */
export type StoredValues = Record<ContentField, string>;

export interface QuestionValues extends Omit<StoredValues, 'mcq_options' | 'wrong_turns' | 'format'> {
  format: TypedFormat;
  options: TypedOption[];
  /** The options while they are typed as one text, which `options` follow as far as it can be read; null one by one. */
  optionsText: string | null;
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
    optionsText: null,
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
    optionsText: optionTextsOf(mcq_options, format) ? null : mcq_options,
    passageTexts: hasTexts(format) ? typedTextsOf(fields.text, format) : NO_TEXTS,
  };
}

/**
 * What is typed, as it is sent and stored.
 *
 * @param before - The question that is edited. What is not changed stays as it is written there.
 */
export function storedValues(values: QuestionValues, before?: BankQuestion): StoredValues {
  const { options, optionsText, passageTexts, ...fields } = values;
  const stored: StoredValues = {
    ...fields,
    mcq_options: unreadOptions(values) ?? toMcqOptions(options),
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

export type TypedFormat = QuestionFormat | '';

/** An option as it is typed. Its letter is its place in the list; the empty ones at the end do not count. */
export interface TypedOption {
  text: string;
  /** The mistake that leads to it. The right option may have one too; it is not sent. */
  rationale: string;
}

/** So many are asked for, unless the format has a number of its own. */
const SHOWN = 4;

export function letterAt(index: number): OptionLetter {
  return GAP_LETTERS[index] as OptionLetter;
}

/** Of the sentences of a set with gaps. */
export const LAST_GAP_LETTER = GAP_LETTERS.at(-1);

export function optionTextsOf(mcqOptions: string, format: TypedFormat): string[] | null {
  const texts = parseOptions(mcqOptions, format || undefined).map(({ text }) => text);
  return texts.length === 0 && mcqOptions.trim() ? null : texts;
}

/** What is typed as one text and is no list of options; null where `options` count. */
export function unreadOptions({ optionsText, format }: Pick<TypedChoice, 'optionsText' | 'format'>): string | null {
  return optionsText !== null && !optionTextsOf(optionsText, format)?.length ? optionsText : null;
}

/** The options of a question as they are typed one by one, each rationale in one line. */
export function typedOptions({ mcq_options = '', format, wrong_turns = {} }: Partial<Question>): TypedOption[] {
  const texts = optionTextsOf(mcq_options, format ?? '') ?? [];
  const options = texts.map((text, index) => {
    return { text, rationale: wrong_turns[letterAt(index)]?.replace(/(?<!\s)\s*\n\s*/g, ' ') ?? '' };
  });
  return padded(options, format ?? '');
}

export function emptyOptions(format: TypedFormat = ''): TypedOption[] {
  return padded([], format);
}

/** The options with as many empty ones as a question of this format usually has. */
function padded(options: readonly TypedOption[], format: TypedFormat): TypedOption[] {
  const shown = format === 'gap' ? lettersOf('gap').length : SHOWN;
  const used = options.slice(0, options.findLastIndex(({ text, rationale }) => (text + rationale).trim() !== '') + 1);
  const missing = Math.max(0, shown - used.length);
  return [...used, ...Array.from({ length: missing }, () => ({ text: '', rationale: '' }))];
}

/** The options for another format, or after their text has changed. */
export function optionsFor(
  format: TypedFormat,
  { options, optionsText }: Pick<TypedChoice, 'options' | 'optionsText'>,
): TypedOption[] {
  const texts = optionsText === null ? null : optionTextsOf(optionsText, format);
  return texts?.length ? rewritten(options, texts, format) : padded(options, format);
}

/** The options after their list was written anew: what is typed about one moves with its text. */
export function rewritten(
  before: readonly TypedOption[],
  texts: readonly string[],
  format: TypedFormat,
): TypedOption[] {
  const count = Math.max(before.length, texts.length);
  const options = Array.from({ length: count }, (_, index): TypedOption => {
    const text = texts[index] ?? '';
    const same = before.find((option) => text !== '' && option.text.trim() === text);
    const old = before[index];
    const hasMoved = old !== undefined && texts.includes(old.text.trim());
    return { text, rationale: same?.rationale ?? (hasMoved ? '' : (old?.rationale ?? '')) };
  });
  return padded(options, format);
}

/** The one string that the options are stored as; empty where none is filled in. */
export function toMcqOptions(options: readonly TypedOption[]): string {
  return formatOptions(filledTexts(options));
}

interface TypedChoice {
  options: readonly TypedOption[];
  format: TypedFormat;
  optionsText: string | null;
  correct_answer: string;
}

/** The one text that rationales are sent as: those of the wrong options only. */
export function toRationales({ options, format, optionsText, correct_answer }: TypedChoice): string {
  if (unreadOptions({ optionsText, format }) !== null) return '';
  // One that cannot be read back is a fault of the options alone: its rationale would be a second one.
  const read = optionTextsOf(toMcqOptions(options), format) ?? [];
  const wrong = read.map((_, index) => index).filter((index) => letterAt(index) !== correct_answer);
  return formatDistractorRationales(
    Object.fromEntries(wrong.map((index) => [letterAt(index), options[index]?.rationale.trim()])),
  );
}

/** What keeps the options from being stored, in a sentence; undefined when nothing does. */
export function optionsFault(options: readonly TypedOption[], format: TypedFormat): string | undefined {
  const texts = filledTexts(options);
  const letters = lettersOf(format || undefined);
  const empty = texts.indexOf('');
  if (empty >= 0) return `Option ${letterAt(empty)} is empty.`;
  if (format === 'cloze' && texts.length !== CLOZE_OPTIONS)
    return `A blank has ${numberInWords(CLOZE_OPTIONS)} options, A to ${letterAt(CLOZE_OPTIONS - 1)}.`;
  if (texts.length < MIN_OPTIONS) return `A question has at least ${MIN_OPTIONS} options.`;
  if (texts.length > letters.length) {
    return `Options after ${OPTION_LETTERS.at(-1)} are only for the format with gaps: remove ${texts.length - letters.length}.`;
  }
  const readBack = optionTextsOf(toMcqOptions(options), format) ?? [];
  const changed = texts.findIndex((text, index) => text !== readBack[index]);
  if (changed < 0) return undefined;
  const next = letters[changed + 1];
  return `Option ${letters[changed]} has “, ${next} ” in it, where option ${next} would begin. Write it differently.`;
}

function filledTexts(options: readonly TypedOption[]): string[] {
  const texts = options.map(({ text }) => text.trim());
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
