import { YEAR_LEVELS } from '@wattle/contract/constants';
import { simulateTests } from '../test/simulate-tests';

test.each(YEAR_LEVELS)(
  'a child in Year %i meets no question twice in as many tests as one without a year, or one fewer',
  async (grade) => {
    const [without, simulations] = [await simulateTests(), await simulateTests({ grade })];
    for (const [index, { kind, subject, tests }] of simulations.entries()) {
      // What later years teach is left to the end by those who are not near them, and a test has one such question.
      expect([subject, kind, tests + 1 >= (without[index]?.tests ?? 0)]).toEqual([subject, kind, true]);
    }
  },
);
