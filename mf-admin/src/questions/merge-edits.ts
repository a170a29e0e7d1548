import { CONTENT_FIELDS, type ContentField } from '@wattle/contract/question-content';
import type { StoredValues } from './question-values';

/** Fields that are chosen together, named by the first. */
export type FieldGroup = readonly [ContentField, ...ContentField[]];

/** Key and wrong turns mean nothing without their options, nor a format without its passage. */
const TOGETHER: readonly FieldGroup[] = [
  ['text', 'format'],
  ['mcq_options', 'correct_answer', 'wrong_turns'],
];

const groupOf = (field: ContentField): FieldGroup => TOGETHER.find((group) => group.includes(field)) ?? [field];

/** As the form has them, the passage first. */
const GROUPS = [...new Set(['text', 'text_format', 'extract_text', ...CONTENT_FIELDS] as const)]
  .map(groupOf)
  .filter((group, index, all) => all.findIndex(([first]) => first === group[0]) === index);

export type Side = 'yours' | 'theirs';

/** A change that only one of the two has made. */
export interface MergedField {
  field: ContentField;
  side: Side;
  before: string;
  after: string;
}

export interface Merge {
  /** Both changed these, differently: one of the two must be chosen for each. */
  conflicts: FieldGroup[];
  /** Taken over without asking. */
  merged: MergedField[];
  sameCount: number;
}

export function mergeEdits(
  base: StoredValues,
  yours: StoredValues,
  theirs: StoredValues,
  fields: readonly ContentField[],
): Merge {
  const differs = (one: StoredValues, other: StoredValues) => (field: ContentField) =>
    one[field].trim() !== other[field].trim();
  const merge: Merge = { conflicts: [], merged: [], sameCount: 0 };
  for (const group of GROUPS) {
    const present = group.filter((field) => fields.includes(field));
    const isYours = present.some(differs(base, yours));
    const isTheirs = present.some(differs(base, theirs));
    const isDifferent = present.some(differs(yours, theirs));
    if (isYours && isTheirs && isDifferent) merge.conflicts.push(present as [ContentField, ...ContentField[]]);
    else if (isDifferent) {
      const [side, after] = isYours ? (['yours', yours] as const) : (['theirs', theirs] as const);
      for (const field of present.filter(differs(base, after))) {
        merge.merged.push({ field, side, before: base[field], after: after[field] });
      }
    } else merge.sameCount += present.length;
  }
  return merge;
}

/** The question as it is saved once a side is chosen for each conflict, named by its first field. */
export function mergedValues(
  merge: Merge,
  yours: StoredValues,
  theirs: StoredValues,
  chosen: Partial<Record<ContentField, Side>>,
): StoredValues {
  const values: StoredValues = { ...theirs };
  for (const { field, side, after } of merge.merged) {
    if (side === 'yours') values[field] = after;
  }
  for (const group of merge.conflicts) {
    if (chosen[group[0]] !== 'yours') continue;
    for (const field of group) values[field] = yours[field];
  }
  return values;
}
