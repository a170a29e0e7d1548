import { YEAR_LEVELS } from '@wattle/contract/constants';
import { simulateTests } from './simulate-tests';

test.each(YEAR_LEVELS)(
  'a child in Year %i meets no question twice in as many tests as one without a year',
  async (grade) => {
    const [without, simulations] = [await simulateTests(), await simulateTests({ grade })];
    for (const [index, { kind, subject, tests }] of simulations.entries()) {
      expect([subject, kind, tests >= (without[index]?.tests ?? 0)]).toEqual([subject, kind, true]);
    }
  },
);
