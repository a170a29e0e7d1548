import { zodResolver } from '@hookform/resolvers/zod';
import { questionEditFieldsSchemas, questionFieldsSchemas, type Subject } from '@wattle/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { optionTextsFault } from './option-texts';
import { hasTexts, typedTextsFault } from './passage-texts';
import { type ContentValues, FIELDS_OF, type QuestionValues } from './question-values';
import { typedWrongTurns } from './turn-texts';

export type FormPurpose = 'add' | 'edit';

const ALWAYS_OPTIONAL = ['image_data', 'image_description', 'year_level', 'pool'];

/** Fields that may be left out of an added question; empty, they are not sent. */
const OPTIONAL: Record<Subject, readonly string[]> = {
  Maths: [...ALWAYS_OPTIONAL, 'wrong_turns'],
  ThinkingSkills: [...ALWAYS_OPTIONAL, 'wrong_turns', 'category'],
  Reading: [...ALWAYS_OPTIONAL, 'wrong_turns', 'format', 'text', 'extract_text'],
  Writing: [...ALWAYS_OPTIONAL, 'explanation', 'level', 'category'],
};

/** What a form sends: the fields of its subject. An edit also sends the empty ones, which removes what was there. */
export function fieldsToSend(subject: Subject, purpose: FormPurpose, values: ContentValues): Record<string, string> {
  const isSent = (field: string, value: string) =>
    purpose === 'edit' || value.trim() !== '' || !OPTIONAL[subject].includes(field);
  return Object.fromEntries(
    FIELDS_OF[subject].flatMap((field) => (isSent(field, values[field]) ? [[field, values[field]]] : [])),
  );
}

/** Checks a form by the contract's schema of its subject. */
export function formResolver(subject: Subject, purpose: FormPurpose): Resolver<QuestionValues> {
  const schemas = purpose === 'add' ? questionFieldsSchemas : questionEditFieldsSchemas;
  const check = zodResolver(schemas[subject]);
  return async (typed, context, options) => {
    const values = { ...typed, wrong_turns: typedWrongTurns(typed) };
    const fields = fieldsToSend(subject, purpose, values);
    // The schema of a subject reads what is sent, not all that the form holds: the two have no type in common.
    const result = await check(fields as never, context, options as never);
    const errors = result.errors as FieldErrors<QuestionValues>;
    const { format, passageTexts } = values;
    const textsFault = hasTexts(format) && passageTexts ? typedTextsFault(passageTexts, format) : undefined;
    if (subject === 'Reading' && textsFault) errors.text = { type: 'texts', message: textsFault };
    const fault =
      subject === 'Writing' || !values.optionTexts ? undefined : optionTextsFault(values.optionTexts, values.format);
    if (fault && !errors.mcq_options) errors.mcq_options = { type: 'options', message: fault };
    const isValid = Object.keys(errors).length === 0;
    return isValid ? { values, errors: {} } : { values: {}, errors };
  };
}
