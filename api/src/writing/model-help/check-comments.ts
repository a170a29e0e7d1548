import type { Check, CheckContext, ModelComment } from './checks/check';
import { fitForChild } from './checks/fit-for-child';
import { namesCriterion } from './checks/names-criterion';
import { noRepeats } from './checks/no-repeats';
import { noRewriting } from './checks/no-rewriting';
import { noScore } from './checks/no-score';
import { nothingHard } from './checks/nothing-hard';
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
  plainText,
  obeysNoText,
  fitForChild,
  noRepeats,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

/** The checks that a comment fails. */
export function failedChecks(comment: ModelComment, context: CheckContext): CheckName[] {
  return (Object.keys(CHECKS) as CheckName[]).filter((name) => CHECKS[name](comment, context) !== undefined);
}

interface CheckedComments {
  passed: ModelComment[];
  dropped: number;
  /** One of them is about something private or sad. */
  isHard: boolean;
}

export function checkComments(comments: readonly ModelComment[], text: string): CheckedComments {
  const passed: ModelComment[] = [];
  let isHard = false;
  for (const comment of comments) {
    const failed = failedChecks(comment, { text, earlier: passed });
    if (failed.length === 0) passed.push(comment);
    isHard ||= failed.includes('nothingHard');
  }
  return { passed, dropped: comments.length - passed.length, isHard };
}
