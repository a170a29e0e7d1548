import { ModelServer } from '../scripts/testing/model-server';
import { checkOnDesktop, checkOnPhone } from './accessibility/check-states';
import { STATES } from './screens/states';
import { expect, test } from './support/fixtures';

/** Shares of the states, so that every worker has some. */
const PARTS = {
  'public pages': /^(public|auth)\//,
  'the free assessment and the dashboard': /^(assessment|dashboard)\//,
  'the player': /^player\//,
  'results and the day of an exam': /^(results|exam-day)\//,
  staff: /^admin\//,
};

const SCREENS = { 'at 1280 px': checkOnDesktop, 'in a hand, and at 400 %': checkOnPhone };

test.use({ trace: 'off' });

/** The row of each screen that is not long. */
const SHORT = new Set(['public pages at 1280 px', 'the player in a hand, and at 400 %']);

for (const [part, names] of Object.entries(PARTS)) {
  for (const [screen, check] of Object.entries(SCREENS)) {
    const tag = SHORT.has(`${part} ${screen}`) ? [] : ['@long'];
    test(`every state of ${part} is accessible ${screen}`, { tag }, async ({ browser, startProduct }) => {
      test.setTimeout(600_000);
      const model = await ModelServer.start();
      const product = await startProduct(model.settings);
      const states = STATES.filter(([name]) => names.test(name));
      const findings = await check({ browser, product, model, states });
      await model.close();
      expect(findings).toEqual({});
    });
  }
}

test('every state belongs to one share', () => {
  const shares = STATES.map(([name]) => Object.values(PARTS).filter((names) => names.test(name)).length);
  expect(new Set(shares)).toEqual(new Set([1]));
});
