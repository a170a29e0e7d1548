import { idSchema } from '@wattle/contract/primitives';
import escapeStringRegexp from 'escape-string-regexp';

const FIELDS = ['question', 'mcq_options', 'category', 'text'];

/** Each word is looked for in all questions of a subject. */
const MAX_WORDS = 10;

/**
 * A filter for questions that have all the words, each in any of their texts, or for the one with this id.
 *
 * @param prefix - Where the question is in the record, such as `question.`.
 */
export function searchFilter(search: string, prefix = '') {
  const id = idSchema.safeParse(search.toLowerCase()).data;
  if (id) return { _id: id };
  const words = search.split(/\s+/).slice(0, MAX_WORDS);
  // A keyboard has the straight apostrophe, texts have the curly one.
  const pattern = (word: string) => new RegExp(escapeStringRegexp(word).replaceAll(/['’]/g, "['’]"), 'i');
  return { $and: words.map((word) => ({ $or: FIELDS.map((field) => ({ [`${prefix}${field}`]: pattern(word) })) })) };
}
