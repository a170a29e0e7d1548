import { computedKey, isCalculated, secondAnswer } from './checks/computed-key';
import { distractorRationales } from './checks/distractor-rationales';
import { explanationEndsAtKey } from './checks/explanation-ends-at-key';
import { keyNotInStem } from './checks/key-not-in-stem';
import { noInstructions } from './checks/no-instructions';
import { noMarkup } from './checks/no-markup';
import { noMissingPicture } from './checks/no-missing-picture';
import { newPassage, notNearDuplicate } from './checks/not-near-duplicate';
import { oneKey } from './checks/one-key';
import { parses } from './checks/parses';
import { passageFormat } from './checks/passage-format';
import { quotesPassage } from './checks/quotes-passage';
import { safeForChildren } from './checks/safe-for-children';
import { sameSkills } from './checks/same-skills';
import { sameTopic } from './checks/same-topic';
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
  passageFormat,
  newPassage,
  secondAnswer,
  sameTopic,
  sameSkills,
};

/** Only for calculations: a distractor of a text comes from no calculable mistake. */
const PROBLEM_CHECKS: Record<string, Check> = { wrongTurns: distractorRationales };

const APPLIES: Record<string, (item: GeneratedItem, context: GateContext) => boolean> = {
  computedKey: isCalculated,
  quotesPassage: (_item, { subject }) => subject === 'Reading',
  passageFormat: ({ format, text }) => format !== undefined && text !== undefined,
  newPassage: ({ text }) => text !== undefined,
  secondAnswer: (_item, context) => context.secondAnswer !== undefined,
  sameTopic: ({ category }, { secondTopics }) => category !== undefined && secondTopics !== undefined,
  sameSkills: ({ skills }, { secondSkills }) => skills !== undefined && secondSkills !== undefined,
};

export function passedChecks(item: GeneratedItem, context: GateContext): string[] {
  return Object.keys(checksOf(context)).filter((check) => APPLIES[check]?.(item, context) ?? true);
}

export function checkItem(item: GeneratedItem, context: GateContext): Flaw[] {
  const unread = parses(item, context);
  // The other checks rely on the parts of an item.
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
