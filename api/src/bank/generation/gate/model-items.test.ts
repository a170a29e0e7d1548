import { formatOptions } from '@wattle/contract/options';
import { soundItems } from '../../../../../scripts/testing/model-items';
import { PASSAGE } from '../../../../test/generation';
import { checkItem } from './checks';
import type { GeneratedItem } from './generated-item';

// Tests of generation count the questions of an answer: one that the gate refuses would fail them now and then.
test.each(['Maths', 'ThinkingSkills', 'Reading'] as const)(
  'the gate has nothing against the %s items of the test model, each beside those before it',
  (subject) => {
    const items = soundItems(subject).map(({ question, options, correct_answer, explanation }): GeneratedItem => {
      const distractors = [...'ABCDE'].slice(0, options.length).filter((letter) => letter !== correct_answer);
      const wrong_turns = Object.fromEntries(distractors.map((letter) => [letter, `Mistake ${letter}.`]));
      return { question, mcq_options: formatOptions(options), correct_answer, explanation, wrong_turns };
    });
    const flaws = items.flatMap((item, index) =>
      checkItem(item, { subject, parent: { text: PASSAGE }, nearby: items.slice(0, index) }).map(
        ({ reason }) => `${item.question}: ${reason}`,
      ),
    );
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(flaws).toEqual([]);
  },
);
