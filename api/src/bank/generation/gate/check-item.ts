import { computedKey, isCalculated } from './checks/computed-key';
import { explanationEndsAtKey } from './checks/explanation-ends-at-key';
import { keyNotInStem } from './checks/key-not-in-stem';
import { newPassage } from './checks/new-passage';
import { noInstructions } from './checks/no-instructions';
import { noMarkup } from './checks/no-markup';
import { noMissingPicture } from './checks/no-missing-picture';
import { notNearDuplicate } from './checks/not-near-duplicate';
import { oneKey } from './checks/one-key';
import { parses } from './checks/parses';
import { passageFormat } from './checks/passage-format';
import { quotesPassage } from './checks/quotes-passage';
import { safeForChildren } from './checks/safe-for-children';
import { secondAnswer } from './checks/second-answer';
import { trueEquations } from './checks/true-equations';
import { wrongTurns } from './checks/wrong-turns';
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
  passageFormat,
  newPassage,
  secondAnswer,
};

/** A text has no mistake that leads to a distractor as a calculation has. */
const PROBLEM_CHECKS: Record<string, Check> = { wrongTurns };

/** Checks that have nothing to say about every item. */
const APPLIES: Record<string, (item: GeneratedItem, context: GateContext) => boolean> = {
  computedKey: isCalculated,
  quotesPassage: (_item, { subject }) => subject === 'Reading',
  passageFormat: ({ format, text }) => format !== undefined && text !== undefined,
  newPassage: ({ text }) => text !== undefined,
  secondAnswer: (_item, context) => context.secondAnswer !== undefined,
};

/** The checks that an item without flaws has passed, without those that had nothing to say about it. */
export function passedChecks(item: GeneratedItem, context: GateContext): string[] {
  return Object.keys(checksOf(context)).filter((check) => APPLIES[check]?.(item, context) ?? true);
}

/** What is wrong with a generated item; empty when it may be stored. */
export function checkItem(item: GeneratedItem, context: GateContext): Flaw[] {
  const unread = parses(item, context);
  // The other checks read what is not there.
  if (unread) return [{ check: 'parses', reason: unread }];
  return Object.entries(checksOf(context)).flatMap(([check, find]) => {
    const reason = find(item, context);
    return reason ? [{ check, reason }] : [];
  });
}

/** A writing task has no options, key or explanation. */
function checksOf({ subject }: GateContext): Record<string, Check> {
  if (subject === 'Writing') return TEXT_CHECKS;
  return { ...TEXT_CHECKS, ...ANSWER_CHECKS, ...(subject === 'Reading' ? {} : PROBLEM_CHECKS) };
}
