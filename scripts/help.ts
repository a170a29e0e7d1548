import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root';

/** The scripts of package.json by what somebody wants to do. */
const TASKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Run Wattle': {
    start: 'everything, built and served',
    dev: 'everything, shown as it changes; `pnpm dev mf-auth` one package',
    storybook: 'the design system and every page on http://127.0.0.1:6006',
    'embedded-mongo': '[--port 27117] [--data DIR]  the embedded database alone',
  },
  'Check a change': {
    verify: '[--changed [commit]]  format, lint, types, dead code, unit and API tests',
    format: 'writes the format',
    unit: '[paths]  unit and API tests',
    e2e: '[stories|mixed|shots|chaos] [...]  journeys, or stories, mixed versions (--matrix for a table), pictures of the product, random faults',
    test: 'everything in minutes',
    'test:long': 'the rows of matrices that `test` leaves out',
    bench: '[name ...] [--short]  sizes and times',
  },
  'Make and release a remote': {
    'new-remote': '<name>  a package with its first page',
    'platform-report': 'writes down what @wattle/platform exports',
    'pack-packages': '[--out FOLDER]  what teams elsewhere install',
    release: '<remote ...>  checks it and makes it live',
    rollback: '<remote> [version]  makes an earlier version live',
    releases: 'what is live, and who may release it',
  },
  'Operate accounts and data': {
    admin: 'accounts of staff; counts of answers, made again or checked',
    family: 'export and erase',
    student: 'extra time and other allowances',
    data: 'backups and checks of the database',
  },
  'Work on questions and writing': {
    bank: 'the bank: its report, answers of blind readers, pictures, workbooks',
    'practice-schedule': '--ratings again,hard,good,...  days until the next review',
    statistics: '--answers FILE --keys FILE  item statistics of a test',
    simulate: '--children N --seed S --wrong-keys SHARE  how well wrong keys are found',
    'writing-scale': '--pairs FILE  the scale of texts that were compared',
    'writing-observations': '[--list]  how well slips in texts are noticed',
    'run help': 'this list',
  },
};

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
const listed = Object.values(TASKS)
  .flatMap((task) => Object.keys(task))
  .map((name) => name.replace('run ', ''));
const missing = [
  ...Object.keys(scripts).filter((name) => !listed.includes(name)),
  ...listed.filter((name) => !(name in scripts)),
];
for (const [task, commands] of Object.entries(TASKS)) {
  const lines = Object.entries(commands).map(([name, does]) => `  ${`pnpm ${name}`.padEnd(26)}${does}`);
  process.stdout.write(`${task}\n${lines.join('\n')}\n\n`);
}
if (missing.length > 0) {
  process.stderr.write(`This list and package.json differ: ${missing.join(', ')}\n`);
  process.exitCode = 1;
}
