import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIZES } from './bench/capacity/behaviour';
import { storedBytesIn } from './bench/capacity/index-costs';
import { readMeasured } from './bench/capacity/measured';
import { needsOf, pauseMsOf, simulateStorm } from './bench/capacity/model';
import { simulateStart } from './bench/capacity/simulate-start';
import { calibrationOf, capacityTable } from './bench/capacity/table';
import { expect, test } from './support/fixtures';

const DOC = join(import.meta.dirname, '../docs/scaling.md');
const doc = readFileSync(DOC, 'utf8');
const measured = readMeasured();
const squeeze = (text: string) => text.replaceAll(/[ -]+/g, ' ');

test('docs/scaling.md has the table of the model', () => {
  const table = capacityTable(SIZES.map((children) => needsOf(children, measured)));
  expect(squeeze(doc)).toContain(squeeze(table));
  expect(doc).toContain(calibrationOf(measured));
});

test('documents take in the model as much as in the table of indexes', () => {
  const { child, attempt } = storedBytesIn(doc);
  expect(measured.storedBytes.child / child).toBeCloseTo(1, 2);
  expect(measured.storedBytes.attempt / attempt).toBeCloseTo(1, 2);
});

test('the simulated storm takes as long as the measured one', () => {
  expect(simulateStorm(measured, pauseMsOf(measured)) / measured.storm.p99Ms).toBeCloseTo(1, 1);
});

test('servers are planned below all that they bear, so that no digit of a cost decides how long a start takes', () => {
  const storm = { ...measured.storm, p99Ms: 0 };
  for (const api of [0.95, 1, 1.05, 1.13]) {
    const cpuMs = { ...measured.cpuMs, open: { api, database: 0.6 } };
    expect(needsOf(100_000, { ...measured, storm, cpuMs }).p99Ms).toBeLessThan(20);
  }
});

test('a start waits for whichever of API and database is the slower one', () => {
  const start = { children: 4_000, seconds: 10, apiProcesses: 2, databaseCores: 1, pauseMs: 0 };
  expect(simulateStart({ ...start, cpuMs: { api: 1, database: 1 } })).toBeLessThan(20);
  // 4,000 x 5 ms are 20 s of work in 10 s.
  expect(simulateStart({ ...start, cpuMs: { api: 1, database: 5 } })).toBeGreaterThan(9_000);
  expect(simulateStart({ ...start, cpuMs: { api: 10, database: 1 } })).toBeGreaterThan(9_000);
  expect(simulateStart({ ...start, databaseCores: 4, cpuMs: { api: 1, database: 5 } })).toBeLessThan(200);
  expect(simulateStart({ ...start, pauseMs: 500, cpuMs: { api: 1, database: 1 } })).toBeGreaterThan(300);
});
