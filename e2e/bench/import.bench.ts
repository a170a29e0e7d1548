import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportResponse } from '@wattle/contract/question-import';
import XLSX from 'xlsx';
import { buildPackage } from '../../scripts/lib/build';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { median } from '../support/percentile';
import { signInMany } from '../support/signed-in';
import { questionRows, workbookOf } from '../support/workbook';
import type { Stall } from './support/event-loop-delay';
import { say } from './support/figures';
import { inflateAll } from './support/inflate';

/**
 * What an import costs, as ratios of one run: against inflating the same file, against reading it with SheetJS, and
 * what others notice of it.
 */
const ROWS = extent(20_000, 200);
const MANY_ROWS = extent(50_000, 500);
const FEW_ROWS = extent(1_000, 100);
const ROUNDS = extent(3, 1);
const LISTS = extent(60, 2);
const CHECKS = extent(300, 5);
const CHECK_PAUSE_MS = 5;

await buildPackage('api');
const backend = await Backend.start(undefined, ['./e2e/bench/support/event-loop-delay.ts']);
const [admin] = await signInMany(backend.db, 'admin', 1);
const headers = { Authorization: `Bearer ${admin?.token}` };
const longestStall = () => backend.ask<Stall>('longest stall');

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianOf(work: () => unknown, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return median(times);
}

async function importFile(bytes: Buffer): Promise<ImportResponse> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'bench.xlsx');
  const url = `${backend.url}/api/addQuestions/import-questions?mode=valid-rows`;
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The import was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ImportResponse;
}

const get = async (path: string) => {
  const response = await fetch(`${backend.url}/api/${path}`, { headers });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  await response.arrayBuffer();
};
const firstPage = () => medianOf(() => get('questions/Maths?page=1&limit=50'), LISTS);
const health = () => timed(() => get('health'));

// The first import warms up.
const maths = questionRows(MANY_ROWS);
await importFile(workbookOf(maths.slice(0, FEW_ROWS)));
await firstPage();
const pageOfFew = await firstPage();

const bytes = workbookOf(questionRows(ROWS).map((row) => ({ ...row, subject: 'Thinking Skills' })));
const inflating = await medianOf(() => inflateAll(bytes), ROUNDS);
const reading = await medianOf(() => {
  const { Sheets } = XLSX.read(bytes, { dense: true });
  XLSX.utils.sheet_to_json(Sheets.Questions ?? {});
}, ROUNDS);
const idleHealth: number[] = [];
await longestStall();
for (let check = 0; check < CHECKS; check += 1) {
  idleHealth.push(await health());
  await sleep(CHECK_PAUSE_MS);
}
const idleStall = await longestStall();
const importing = await timed(() => importFile(bytes));
const stall = await longestStall();

const many = workbookOf(maths);
await longestStall();
const busyHealth: number[] = [];
let isOver = false;
const importingMany = timed(() => importFile(many)).finally(() => {
  isOver = true;
});
while (!isOver) {
  busyHealth.push(await health());
  await sleep(CHECK_PAUSE_MS);
}
const manyMs = await importingMany;
const manyStall = await longestStall();
await firstPage();
const pageOfMany = await firstPage();

const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const stallOf = ({ wall, cpu }: Stall) => `${ms(cpu)} of CPU, ${ms(wall)} by the clock`;
const ratio = (one: number, other: number) => (one / other).toFixed(2);
say(`Import of ${ROWS} rows (${(bytes.length / 1e6).toFixed(1)} MB): ${ms(importing)}`);
say(`  over inflating the file (${ms(inflating)}): ${ratio(importing, inflating)}`);
say(`  over reading it with SheetJS (${ms(reading)}): ${ratio(importing, reading)}`);
say(`  longest stall of the API: ${stallOf(stall)} (goal: at most 20 ms; while idle ${stallOf(idleStall)})`);
say(`Import of ${MANY_ROWS} rows: ${ms(manyMs)}, longest stall ${stallOf(manyStall)}`);
say(`  health meanwhile: ${ratio(median(busyHealth), median(idleHealth))} times the idle median (goal: at most 2)`);
say(
  `First page of ${MANY_ROWS} questions over that of ${FEW_ROWS}: ${ratio(pageOfMany, pageOfFew)} (goal: at most 1.2)`,
);
await backend.close();
