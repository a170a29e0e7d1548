import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root';

/** Kilobytes of JavaScript that a first visit may fetch, in all. */
const FIRST_VISIT_KB = 160;

const startKbOf = (folder: string): number =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).sizeBudget.startKb;

test('the budgets of shell and landing page allow no more than a first visit may fetch', () => {
  expect(startKbOf('shell') + startKbOf('mf-marketing')).toBeLessThanOrEqual(FIRST_VISIT_KB);
});
