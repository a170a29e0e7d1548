import { idSchema } from '@wattle/contract/primitives';
import { searchPattern, searchWords } from '@wattle/contract/search-text';

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
  const patterns = searchWords(search)
    .slice(0, MAX_WORDS)
    .map((word) => new RegExp(searchPattern(word), 'i'));
  return { $and: patterns.map((pattern) => ({ $or: FIELDS.map((field) => ({ [`${prefix}${field}`]: pattern })) })) };
}
