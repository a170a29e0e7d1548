import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuestionStatisticsRow, StatisticsList } from '@wattle/contract/item-statistics';
import { randomFrom } from '@wattle/contract/testing';
import { buildPackage } from '../../scripts/lib/build';
import { log, parseCommand, runCommand, UsageError } from '../../scripts/lib/command';
import { callApi } from '../support/api-calls';
import { Backend } from '../support/backend';
import { type SignedIn, signInMany } from '../support/signed-in';
import { type Detection, detectionOf, goalsOf, soundFlaggedOf } from './detection';
import { Population } from './population';
import { type BankItem, writeBank } from './simulated-bank';
import { SimulatedTests, type TakenTest, TEST_LENGTH } from './simulated-tests';

const USAGE = `pnpm simulate --children N [--seed S] [--wrong-keys SHARE] [--truth FILE] [--json]
  Children of a population take a test each, in a database of its own; a tenth of them through the API.
  --truth writes a .csv with the true parameters of each item beside its statistics.
  --json prints figures on the output, and the goals with them elsewhere; without it a goal that is missed is a failure.`;

/** On average each item has so many answers, as far as the bank is of this size. */
const ANSWERS_PER_ITEM = 300;
const BANK_SIZE = { least: 40, most: 400 };
const COUNTING_MS = 300_000;

interface Settings {
  children: number;
  seed: number;
  wrongKeys: number;
}

function settingsOf(values: Partial<Record<'children' | 'seed' | 'wrong-keys', string>>): Settings {
  const [children, seed] = [Number(values.children), Number(values.seed ?? Math.floor(Math.random() * 1e6))];
  const wrongKeys = Number(values['wrong-keys'] ?? 0.02);
  const isWhole = Number.isInteger(children) && Number.isInteger(seed);
  if (!isWhole || children < 20 || children > 100_000 || !(wrongKeys >= 0 && wrongKeys <= 0.5)) {
    throw new UsageError(
      `Children are 20 to 100000, the seed is a whole number, wrong keys a share up to 0.5.\n${USAGE}`,
    );
  }
  return { children, seed, wrongKeys };
}

async function simulate(backend: Backend, { children: count, seed, wrongKeys }: Settings) {
  const population = new Population(randomFrom(seed));
  const size = Math.round((count * TEST_LENGTH) / ANSWERS_PER_ITEM);
  const items = population.items(Math.min(BANK_SIZE.most, Math.max(BANK_SIZE.least, size)), wrongKeys);
  const bank = await writeBank(backend.db, items, seed);
  const children = (await signInMany(backend.db, 'student', count)).map((child) => ({
    ...child,
    ability: population.normal(),
  }));
  const tests = new SimulatedTests(backend.db, backend.url, population, bank);
  const [overHttp, written] = [children.filter((_, at) => at % 10 === 0), children.filter((_, at) => at % 10 !== 0)];
  const taken: TakenTest[] = await tests.write(written, ({ ability }) => ability < -1.2);
  for (const child of overHttp) taken.push(await tests.takeOverHttp(child));
  const [staff] = await signInMany(backend.db, 'content', 1);
  const rows = await countedRows(backend.url, staff as SignedIn, new Date());
  return { bank, taken, rows };
}

/** What staff see, once the API has counted all answers. */
async function countedRows(url: string, { token }: SignedIn, since: Date): Promise<QuestionStatisticsRow[]> {
  const end = performance.now() + COUNTING_MS;
  while (performance.now() < end) {
    const rows: QuestionStatisticsRow[] = [];
    let countedAt: string | null = null;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list: StatisticsList = await callApi(url, 'GET', `statistics/questions?limit=200&page=${page}`, { token });
      rows.push(...list.questions);
      ({ pages, countedAt } = list);
    }
    if (countedAt !== null && new Date(countedAt) >= since) return rows;
    await sleep(1_000);
  }
  throw new Error('The API has not counted all answers in five minutes.');
}

function truthOf(bank: readonly BankItem[], rows: readonly QuestionStatisticsRow[]): string {
  const header = 'item,truth,key,discrimination,difficulty,guessing,n,facility,discriminationIndex,flags';
  const lines = bank.map(({ id, truth, key, discrimination, difficulty, guessing }) => {
    const { n = 0, figures, flags = [] } = rows.find((row) => row.id === id) ?? {};
    const parameters = [discrimination, difficulty, guessing].map((each) => each.toFixed(3));
    const flagged = flags.map(({ kind, option = '' }) => `${kind} ${option}`.trim()).join(' ');
    return [id, truth, key, ...parameters, n, figures?.facility, figures?.discriminationIndex, flagged].join();
  });
  return `${[header, ...lines].join('\n')}\n`;
}

await runCommand(async (args) => {
  const text = { type: 'string' } as const;
  const options = { children: text, seed: text, 'wrong-keys': text, truth: text, json: { type: 'boolean' } } as const;
  const { values } = parseCommand(USAGE, { args, options });
  const settings = settingsOf(values);
  process.stderr.write(`Seed ${settings.seed}\n`);
  await buildQuietly();
  const backend = await Backend.start(undefined, [], { SEED: 'none' });
  try {
    const simulated = await simulate(backend, settings);
    if (values.truth) writeFileSync(values.truth, truthOf(simulated.bank, simulated.rows));
    const { bank, taken, rows } = simulated;
    const flags = new Map(rows.map((row) => [row.id, row.flags]));
    const detection = detectionOf(bank, taken, flags);
    const goals = goalsOf(detection, soundFlaggedOf(bank, flags));
    const summary = [...linesOf(detection, bank, rows), ...goals.map(({ line }) => line)].join('\n');
    // Whoever reads JSON judges several seeds together.
    if (values.json) {
      process.stderr.write(`${summary}\n`);
      log(JSON.stringify(detection));
    } else {
      log(summary);
      if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
    }
  } finally {
    await backend.close();
  }
});

/** The output is JSON and nothing else. */
async function buildQuietly(): Promise<void> {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await buildPackage('api').finally(() => {
    process.stdout.write = write;
  });
}

function linesOf(
  { flagged, planted }: Detection,
  bank: readonly BankItem[],
  rows: readonly QuestionStatisticsRow[],
): string[] {
  const doubtful = bank.filter(({ id }) => flagged.includes(id) || planted.includes(id));
  return [
    truthOf(doubtful, rows).trim(),
    `wrong keys planted: ${planted.length} of ${bank.length}, flagged: ${flagged.length}`,
  ];
}
