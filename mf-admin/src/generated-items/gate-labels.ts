import type { RefusedItem, StoredItem } from '@wattle/contract';
import { optionsOf } from '@wattle/contract';

/** What staff read for the checks of the gate (docs/decisions/026); several checks may be one statement. */
const LABELS: readonly [label: string, checks: readonly string[]][] = [
  ['One key', ['oneKey', 'keyNotInStem']],
  ['Differs enough', ['notNearDuplicate', 'newPassage']],
  ['Year level', ['yearLevelWords']],
  ['Clean text', ['noMarkup', 'noInstructions', 'safeForChildren', 'noMissingPicture']],
  ['Explanation fits', ['trueEquations', 'explanationEndsAtKey']],
  ['Quotes the passage', ['quotesPassage']],
  ['Fits its format', ['passageFormat']],
  ['Wrong turns fit', ['wrongTurns']],
  ['Calculated', ['computedKey']],
];

/** What the gate has found right about an item. */
export function gateLabels({ passed, secondAnswer }: Pick<StoredItem, 'passed' | 'secondAnswer'>): string[] {
  const labels = LABELS.filter(([, checks]) => checks.some((check) => passed.includes(check))).map(([label]) => label);
  return secondAnswer ? [...labels, `Solved again without the key: ${secondAnswer}`] : labels;
}

/** Why an item was refused, in one line. */
export function refusalReason(item: RefusedItem): string {
  const { flaws, correct_answer, secondAnswer } = item;
  const [first] = flaws;
  const options = optionsOf(item);
  const textOf = (wanted?: string) => options.find(({ letter }) => letter === wanted)?.text;
  const [key, solved] = [textOf(correct_answer), textOf(secondAnswer)];
  if (first?.check === 'secondAnswer' && key && solved)
    return `The key says ${key}; solved again without it: ${solved}.`;
  return first?.reason ?? 'No reason was recorded.';
}
