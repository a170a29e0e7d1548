import type { Subject } from '@wattle/contract/constants';
import { type ContentField, PICTURE_FIELDS } from '@wattle/contract/question-content';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import { isPicture } from '../bank/labels';
import { fieldsOf, type StoredValues } from './question-values';

export type FormPurpose = 'add' | 'edit';

/** What a form sends: the fields of its subject. An edit also sends the empty ones, which removes what was there. */
export function fieldsToSend(subject: Subject, purpose: FormPurpose, values: StoredValues): Record<string, string> {
  const schemas: Partial<Record<ContentField, { isOptional: () => boolean }>> = questionFieldsSchemas[subject].shape;
  const sent = fieldsOf(subject).filter(
    (field) => purpose === 'edit' || values[field].trim() !== '' || !schemas[field]?.isOptional(),
  );
  return Object.fromEntries(sent.map((field) => [field, values[field]]));
}

/** Added as JSON (docs/published.md, calls); a chosen picture is larger than a JSON body may be, so it goes in a form. */
const JSON_SUBJECTS: readonly Subject[] = ['Reading', 'Writing'];

/** The body of a call that adds a question: JSON, or a form. */
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
  /** That was edited. */
  version: number;
  isPassageShared: boolean;
  /** Whether staff have confirmed what the server asked about. */
  isConfirmed?: boolean;
}

/** The body of a call that edits a question. */
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
    if (isPicture(name) && isChosenPicture(value)) form.append(name, pictureOf(value), 'picture');
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
