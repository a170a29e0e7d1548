import { formatOptions } from '@wattle/contract/options';
import { isLongRun } from '../../../../../scripts/testing/extent';
import { type ModelItem, randomOf } from '../../../../../scripts/testing/model-items';
import { mathsItems } from '../../../../../scripts/testing/model-maths';
import { readingItems } from '../../../../../scripts/testing/model-reading';
import { thinkingItems } from '../../../../../scripts/testing/model-thinking';
import { PASSAGE } from '../../../../test/generation';
import { checkItem } from './checks';
import type { GateContext, GeneratedItem } from './generated-item';

const SEEDS = Array.from({ length: isLongRun ? 50 : 10 }, (_each, index) => `seed ${index}`);

const toGenerated = ({ question, options, correct_answer, explanation }: ModelItem): GeneratedItem => ({
  question,
  mcq_options: formatOptions(options),
  correct_answer,
  explanation,
  wrong_turns: Object.fromEntries(
    [...'ABCD'].filter((letter) => letter !== correct_answer).map((letter) => [letter, `Mistake ${letter}.`]),
  ),
});

/** What the gate says against the items of one answer, each beside those before it. */
function flawsOf(items: GeneratedItem[], context: Omit<GateContext, 'nearby'>): string[] {
  return items.flatMap((item, index) =>
    checkItem(item, { ...context, nearby: items.slice(0, index) }).map(({ reason }) => `${item.question}: ${reason}`),
  );
}

// Tests of generation count the questions of an answer: one that the gate refuses would fail them now and then.
test.each([
  ['Maths', (seed: string) => mathsItems(randomOf(seed), 20)],
  ['ThinkingSkills', (seed: string) => thinkingItems(randomOf(seed), 20)],
  ['Reading', (seed: string) => readingItems(randomOf(seed), 20, PASSAGE)],
] as const)('the gate has nothing against the %s items of the test model', (subject, itemsOf) => {
  const flaws = SEEDS.flatMap((seed) =>
    flawsOf(itemsOf(seed).map(toGenerated), { subject, parent: { text: PASSAGE } }),
  );
  expect(flaws).toEqual([]);
});
