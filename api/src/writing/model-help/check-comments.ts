import type { Check, CheckContext, ModelComment } from './checks/check';
import { fitForChild } from './checks/fit-for-child';
import { namesCriterion } from './checks/names-criterion';
import { noRepeats } from './checks/no-repeats';
import { noRewriting } from './checks/no-rewriting';
import { noScore } from './checks/no-score';
import { nothingHard } from './checks/nothing-hard';
import { nothingPersonal } from './checks/nothing-personal';
import { obeysNoText } from './checks/obeys-no-text';
import { oneThingToTry } from './checks/one-thing-to-try';
import { plainText } from './checks/plain-text';
import { quoteStandsInText } from './checks/quote-stands-in-text';

const CHECKS = {
  quoteStandsInText,
  namesCriterion,
  oneThingToTry,
  noScore,
  noRewriting,
  nothingHard,
  nothingPersonal,
  plainText,
  obeysNoText,
  fitForChild,
  noRepeats,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

/** The checks that a comment fails. Words are read as they look: a figure of any script is one. */
export function failedChecks(comment: ModelComment, context: CheckContext): CheckName[] {
  const read = { ...comment, noticed: asItLooks(comment.noticed), next_step: asItLooks(comment.next_step) };
  return (Object.keys(CHECKS) as CheckName[]).filter((name) => CHECKS[name](read, context) !== undefined);
}

function asItLooks(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Digits of a script follow one another in Unicode. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return code - first;
}

interface CheckedComments {
  passed: ModelComment[];
  dropped: number;
  /** One of them is about something private or sad. */
  isHard: boolean;
}

/** Twice as many as a model is asked for; it is not read further. */
const MAX_COMMENTS = 12;
/** No part of a sound comment is as long. */
const MAX_CHARACTERS = 600;

export function checkComments(comments: readonly ModelComment[], text: string): CheckedComments {
  const passed: ModelComment[] = [];
  let isHard = false;
  for (const comment of comments.slice(0, MAX_COMMENTS)) {
    if (Object.values(comment).some((part) => part.length > MAX_CHARACTERS)) continue;
    const failed = failedChecks(comment, { text, earlier: passed });
    if (failed.length === 0) passed.push(comment);
    isHard ||= failed.includes('nothingHard');
  }
  return { passed, dropped: comments.length - passed.length, isHard };
}
