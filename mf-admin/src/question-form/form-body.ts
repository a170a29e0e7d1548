import type { Subject } from '@wattle/contract';
import { type FormPurpose, fieldsToSend } from './form-resolver';
import type { ContentValues } from './question-values';

interface EditFacts {
  version?: number;
  isPassageShared?: boolean;
}

/** Added as JSON (docs/published.md, calls); a chosen picture is larger than a JSON body may be, so it goes in a form. */
const JSON_SUBJECTS: readonly Subject[] = ['Reading', 'Writing'];

/** The body that an endpoint takes: JSON, or a form. */
export function formBody(
  subject: Subject,
  purpose: FormPurpose,
  values: ContentValues,
  facts: EditFacts = {},
): FormData | Record<string, unknown> {
  const fields = fieldsToSend(subject, purpose, values);
  const isPictureChosen = fields.image_data?.startsWith('data:');
  if (purpose === 'add' && JSON_SUBJECTS.includes(subject) && !isPictureChosen) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...facts })) {
    const isPicture = name === 'image_data' && String(value).startsWith('data:');
    if (isPicture) form.append(name, pictureOf(String(value)), 'picture');
    else form.append(name, String(value));
  }
  return form;
}

function pictureOf(address: string): Blob {
  const [head = '', base64 = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
