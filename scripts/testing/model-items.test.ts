import { ModelAnswers } from './model-answers';
import { randomOf } from './model-items';
import { mathsItems } from './model-maths';
import { extractWithItems } from './model-texts';
import { thinkingItems } from './model-thinking';

const SEEDS = Array.from({ length: 200 }, (_each, index) => `seed ${index}`);

test('the items of the test server have four different options, and their explanation ends at the key', () => {
  for (const seed of SEEDS) {
    for (const { question, options, correct_answer, explanation } of mathsItems(randomOf(seed), 12)) {
      const right = options['ABCDE'.indexOf(correct_answer)] as string;
      expect([question, new Set(options).size]).toEqual([question, 4]);
      const digits = right.replaceAll(/\D/g, '');
      expect([question, explanation.replaceAll(',', '').includes(digits)]).toEqual([question, true]);
    }
  }
});

test('the same request gets the same items, another one others', () => {
  expect(mathsItems(randomOf('one'), 4)).toEqual(mathsItems(randomOf('one'), 4));
  expect(mathsItems(randomOf('one'), 4)).not.toEqual(mathsItems(randomOf('other'), 4));
});

test.each(SEEDS.slice(0, 20))('options of texts differ and have a key: %s', (seed) => {
  const items = [...thinkingItems(randomOf(seed), 4), ...extractWithItems(randomOf(seed), 4).questions];
  for (const { question, options, correct_answer } of items) {
    expect([question, new Set(options).size]).toEqual([question, 4]);
    expect('ABCD').toContain(correct_answer);
  }
});

test.each([
  [true, ['Money']],
  [false, ['Something else']],
])('a second solve that reads the text (%s) tells the topic %s of savings for a guitar', (readsTopics, topics) => {
  const question = {
    question: 'Mia saves $5 every week for a guitar that costs $40. After how many weeks?',
    options: [],
  };
  const user = `<question>\n${JSON.stringify(question)}\n</question>\n\n<topics>\n["Geometry","Money"]\n</topics>`;
  expect(new ModelAnswers(readsTopics).answer({ schema: 'second_solve', user })).toMatchObject({ topics });
});
