import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkReport, readJest, readPlaywright } from './check';

const jestReport = (counts: object, ...statuses: string[]) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  ...counts,
  testResults: [{ assertionResults: statuses.map((status) => ({ fullName: `a ${status} test`, status })) }],
});

test.each([
  ['counts what passed', jestReport({ numPassedTests: 2 }, 'passed', 'passed'), [2, 0, []]],
  ['counts what failed', jestReport({ numFailedTests: 1, numFailedTestSuites: 1 }, 'failed'), [0, 1, []]],
  ['counts a suite that cannot be loaded', jestReport({ numFailedTestSuites: 1 }), [0, 1, []]],
  [
    'names every test that did not run',
    jestReport({ numPassedTests: 1 }, 'passed', 'pending', 'skipped', 'todo'),
    [1, 0, ['a pending test', 'a skipped test', 'a todo test']],
  ],
])("jest's report: %s", (_what, report, [passed, failed, skipped]) => {
  expect(readJest(report)).toEqual({ passed, failed, skipped });
});

const playwrightReport = (counts: object, ...suites: object[]) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts },
  suites,
});

const skipping = (title: string, ...annotations: object[]) => ({
  specs: [{ title, tests: [{ projectName: 'phone', status: 'skipped', annotations }] }],
});

const passing = {
  specs: [{ title: 'Logs in', tests: [{ projectName: 'phone', status: 'expected', annotations: [] }] }],
};

test.each([
  ['counts what passed', playwrightReport({ expected: 1 }, passing), [1, 0, []]],
  ['takes a flaky journey for a failed one', playwrightReport({ unexpected: 1, flaky: 2 }), [0, 3, []]],
  [
    'gives the reason of a skip',
    playwrightReport({ expected: 1 }, passing, skipping('Logs in', { type: 'skip', description: 'No mail here' })),
    [1, 0, ['Logs in (phone): No mail here']],
  ],
  [
    'gives the reason of a journey that waits to be mended',
    playwrightReport({}, skipping('Logs in', { type: 'issue' }, { type: 'fixme', description: 'Slow' })),
    [0, 0, ['Logs in (phone): Slow']],
  ],
  ['invents no reason', playwrightReport({}, skipping('Logs in', { type: 'skip' })), [0, 0, ['Logs in (phone)']]],
  [
    'finds journeys inside groups',
    playwrightReport({}, { specs: [], suites: [skipping('Logs out')] }),
    [0, 0, ['Logs out (phone)']],
  ],
])("Playwright's report: %s", (_what, report, [passed, failed, skipped]) => {
  expect(readPlaywright(report)).toEqual({ passed, failed, skipped });
});

describe('a check that writes a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-check-'));
  const report = join(folder, 'report.json');
  const read = () => ({ passed: 3, failed: 0, skipped: [] });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (source: string) => checkReport(process.execPath, ['--eval', source], { report, read });
  const write = `require('node:fs').writeFileSync(${JSON.stringify(report)}, '{}');`;

  test.each([
    ['has the outcome of its report', write, { passed: 3, failed: 0, skipped: [] }],
    ['has failed when its command has', `${write} process.exit(1);`, { passed: 3, failed: 1, skipped: [] }],
    ['has failed when there is none', '', { passed: 0, failed: 1, skipped: [] }],
  ])('%s', (_what, source, outcome) => {
    return expect(run(source)).resolves.toEqual(outcome);
  });

  test('finds a report in a folder that was not there before', async () => {
    const inNewFolder = join(dirname(report), 'new', 'report.json');
    const source = `require('node:fs').writeFileSync(${JSON.stringify(inNewFolder)}, '{}');`;
    const outcome = await checkReport(process.execPath, ['--eval', source], { report: inNewFolder, read });
    expect(outcome).toEqual({ passed: 3, failed: 0, skipped: [] });
  });

  test('does not take an earlier report for its own', async () => {
    writeFileSync(report, '{}');
    expect(await run('')).toEqual({ passed: 0, failed: 1, skipped: [] });
    expect(existsSync(report)).toBe(false);
  });
});
