import { computedKey } from './checks/computed-key';
import { explanationEndsAtKey } from './checks/explanation-ends-at-key';
import { keyNotInStem } from './checks/key-not-in-stem';
import { noInstructions } from './checks/no-instructions';
import { noMarkup } from './checks/no-markup';
import { noMissingPicture } from './checks/no-missing-picture';
import { notNearDuplicate } from './checks/not-near-duplicate';
import { oneKey } from './checks/one-key';
import { parses } from './checks/parses';
import { quotesPassage } from './checks/quotes-passage';
import { safeForChildren } from './checks/safe-for-children';
import { secondAnswer } from './checks/second-answer';
import { trueEquations } from './checks/true-equations';
import { yearLevelWords } from './checks/year-level-words';
import type { Check, Flaw, GateContext, GeneratedItem } from './generated-item';

const TEXT_CHECKS: Record<string, Check> = {
  noMarkup,
  noInstructions,
  safeForChildren,
  yearLevelWords,
  noMissingPicture,
  notNearDuplicate,
};

const ANSWER_CHECKS: Record<string, Check> = {
  oneKey,
  computedKey,
  trueEquations,
  explanationEndsAtKey,
  keyNotInStem,
  quotesPassage,
  secondAnswer,
};

/** What is wrong with a generated item; empty when it may be stored. */
export function checkItem(item: GeneratedItem, context: GateContext): Flaw[] {
  const unread = parses(item, context);
  // The other checks read what is not there.
  if (unread) return [{ check: 'parses', reason: unread }];
  // A writing task has no options, key or explanation.
  const checks = context.subject === 'Writing' ? TEXT_CHECKS : { ...TEXT_CHECKS, ...ANSWER_CHECKS };
  return Object.entries(checks).flatMap(([check, find]) => {
    const reason = find(item, context);
    return reason ? [{ check, reason }] : [];
  });
}
