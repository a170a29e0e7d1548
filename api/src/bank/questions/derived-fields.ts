import { createHash } from 'node:crypto';
import type { Question } from '@wattle/contract';
import { fingerprintOf } from './near-duplicates';

export function passageKeyOf(text: string | undefined): string | undefined {
  return text && createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** The fields of a question that follow from others, as they are stored beside them. */
export function derivedFields(fields: Pick<Question, 'question' | 'mcq_options' | 'image_data' | 'text'>) {
  const { question, mcq_options, image_data, text } = fields;
  const passageKey = passageKeyOf(text);
  return { passageKey, fingerprint: fingerprintOf({ question, mcq_options, image_data, passageKey }) };
}
