import type { BankQuestion } from '@wattle/contract/bank';
import { GAP_LETTERS, type Subject } from '@wattle/contract/constants';
import type { OptionLetter } from '@wattle/contract/options';
import { errorBodySchema } from '@wattle/contract/primitives';
import { CONTENT_FIELDS, type ContentField, PICTURE_FIELDS } from '@wattle/contract/question-content';
import { textLabel } from '@wattle/contract/question-format';
import { questionEditFieldsSchemas, questionFieldsSchemas } from '@wattle/contract/question-forms';
import { type FieldErrors, type FieldPath, type Resolver, set, type UseFormReturn } from 'react-hook-form';
import {
  fieldsOf,
  optionsFault,
  optionTextsOf,
  type QuestionValues,
  type StoredValues,
  storedValues,
  toMcqOptions,
  unreadOptions,
} from './question-values';
import { hasTexts, typedTextsFault } from './typed-passage';

/** The two published alerts about a format (docs/published.md, rules). */
export const OPTIONS_FORMAT = 'MCQ Options must be in the correct format: A option, B option, C option, D option';
export const KEY_FORMAT = 'Correct Answer must be in the format: A or B or C or D';

export type QuestionFormReturn = UseFormReturn<QuestionValues, unknown, StoredValues>;

interface Fault {
  /** Its name; a rationale has its letter behind it: `wrong_turns.C`. */
  path: string;
  message: string;
}

/**
 * Checks a form by the contract's schema of its subject, and hands on what is stored.
 *
 * @param before - The question that is edited.
 */
export function formResolver(
  subject: Subject,
  purpose: FormPurpose,
  before?: BankQuestion,
): Resolver<QuestionValues, unknown, StoredValues> {
  const schema = (purpose === 'add' ? questionFieldsSchemas : questionEditFieldsSchemas)[subject];
  return (values) => {
    const stored = storedValues(values, before);
    const { error } = schema.safeParse(fieldsToSend(subject, purpose, stored));
    const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
    const typed = optionFaults(subject, values);
    // The published alert comes first where the options cannot be read at all.
    const isRead = optionTextsOf(toMcqOptions(values.options), values.format) !== null;
    const ofOptions = isRead ? [...typed, ...issues] : [...issues, ...typed];
    const faults = [...passageFaults(subject, purpose, values), ...ofOptions];
    const errors: FieldErrors<QuestionValues> = {};
    // Of one field the first is shown.
    for (const { path, message } of new Map(faults.toReversed().map((fault) => [fault.path, fault])).values()) {
      set(errors, typedField({ path, message }, values), { type: 'contract', message: withLabel(message, subject) });
    }
    return faults.length === 0 ? { values: stored, errors: {} } : { values: {}, errors };
  };
}

export function showServerErrors(
  error: unknown,
  subject: Subject,
  form: Pick<QuestionFormReturn, 'getValues' | 'setError'>,
): void {
  const body = errorBodySchema.safeParse((error as { data?: unknown }).data).data;
  for (const fault of body?.errors ?? []) {
    const isField = CONTENT_FIELDS.some((field) => field === fault.path.split('.')[0]);
    if (isField)
      form.setError(typedField(fault, form.getValues()), {
        type: 'server',
        message: withLabel(fault.message, subject),
      });
  }
}

/** The contract names fields as workbooks do; the form has labels of its own. */
function withLabel(message: string, subject: Subject): string {
  const named = message.replace(/^Category\b/, 'Topic');
  return subject === 'Writing' ? named.replace(/^Explanation\b/, 'Marking notes') : named;
}

function typedField({ path, message }: Fault, { format, optionsText, passageTexts }: QuestionValues) {
  const [field, letter] = path.split('.');
  if (field === 'mcq_options') return optionsText === null ? 'options' : 'optionsText';
  if (field === 'wrong_turns') {
    const index = GAP_LETTERS.indexOf(letter as OptionLetter);
    return index < 0 ? 'options' : (`options.${index}.rationale` as const);
  }
  if (field === 'text' && hasTexts(format)) {
    const index = passageTexts.texts.findIndex((_, each) => message.startsWith(`${textLabel(format, each)} `));
    return index < 0 ? 'passageTexts' : (`passageTexts.texts.${index}.text` as const);
  }
  return field as FieldPath<QuestionValues>;
}

function passageFaults(
  subject: Subject,
  purpose: FormPurpose,
  { format, passageTexts, text, extract_text }: QuestionValues,
): Fault[] {
  if (subject !== 'Reading') return [];
  // Documented calls may leave it out, and what is in the bank without one can be edited.
  const isMissing = purpose === 'add' && format === '' && !text.trim() && !extract_text.trim();
  const message = isMissing
    ? 'A Reading question needs its passage, or an extract.'
    : hasTexts(format) && typedTextsFault(passageTexts, format);
  return message ? [{ path: 'text', message }] : [];
}

function optionFaults(subject: Subject, values: QuestionValues): Fault[] {
  const message =
    subject !== 'Writing' && unreadOptions(values) === null && optionsFault(values.options, values.format);
  return message ? [{ path: 'mcq_options', message }] : [];
}

export type FormPurpose = 'add' | 'edit';

/** What a form sends: the fields of its subject. An edit also sends the empty ones, which removes what was there. */
function fieldsToSend(subject: Subject, purpose: FormPurpose, values: StoredValues): Record<string, string> {
  const schemas: Partial<Record<ContentField, { isOptional: () => boolean }>> = questionFieldsSchemas[subject].shape;
  const sent = fieldsOf(subject).filter(
    (field) => purpose === 'edit' || values[field].trim() !== '' || !schemas[field]?.isOptional(),
  );
  return Object.fromEntries(sent.map((field) => [field, values[field]]));
}

/** Added as JSON (docs/published.md, calls); a chosen picture is larger than a JSON body may be, so it goes in a form. */
const JSON_SUBJECTS: readonly Subject[] = ['Reading', 'Writing'];

export function addBody(
  subject: Subject,
  values: StoredValues,
  isConfirmed: boolean,
): FormData | Record<string, unknown> {
  const fields: Record<string, string> = {
    ...fieldsToSend(subject, 'add', values),
    ...(isConfirmed && { confirmed: 'true' }),
  };
  return JSON_SUBJECTS.includes(subject) && !PICTURE_FIELDS.some((field) => isChosenPicture(fields[field]))
    ? fields
    : formData(fields);
}

interface EditFacts {
  version: number;
  isPassageShared: boolean;
  isConfirmed?: boolean;
}

export function editBody(
  subject: Subject,
  values: StoredValues,
  { version, isPassageShared, isConfirmed }: EditFacts,
): FormData {
  const facts = {
    version: String(version),
    ...(isPassageShared && { isPassageShared: 'true' }),
    ...(isConfirmed && { confirmed: 'true' }),
  };
  return formData({ ...fieldsToSend(subject, 'edit', values), ...facts });
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (PICTURE_FIELDS.some((field) => field === name) && isChosenPicture(value))
      form.append(name, pictureOf(value), 'picture');
    else form.append(name, value);
  }
  return form;
}

function isChosenPicture(address = ''): boolean {
  return address.startsWith('data:');
}

function pictureOf(address: string): Blob {
  const [head = '', base64 = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
