import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIZES } from './bench/capacity/behaviour';
import { readMeasured } from './bench/capacity/measured';
import { needsOf } from './bench/capacity/model';
import { simulateStart } from './bench/capacity/simulate-start';
import { capacityTable } from './bench/capacity/table';
import { expect, test } from './support/fixtures';

const DOC = join(import.meta.dirname, '../docs/scaling.md');
const squeeze = (text: string) => text.replaceAll(/[ -]+/g, ' ');

test('docs/scaling.md has the table of the model', () => {
  const measured = readMeasured();
  const table = capacityTable(SIZES.map((children) => needsOf(children, measured)));
  expect(squeeze(readFileSync(DOC, 'utf8'))).toContain(squeeze(table));
});

test('a start waits for whichever of API and database is the slower one', () => {
  const start = { children: 4_000, seconds: 10, apiProcesses: 2, databases: 1 };
  expect(simulateStart({ ...start, cpuMs: { api: 1, database: 1 } })).toBeLessThan(20);
  // 4,000 x 5 ms are 20 s of work in 10 s.
  expect(simulateStart({ ...start, cpuMs: { api: 1, database: 5 } })).toBeGreaterThan(9_000);
  expect(simulateStart({ ...start, cpuMs: { api: 10, database: 1 } })).toBeGreaterThan(9_000);
  expect(simulateStart({ ...start, databases: 4, cpuMs: { api: 1, database: 5 } })).toBeLessThan(200);
});
