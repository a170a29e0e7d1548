import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { BrowserTime, secondsIn } from './browser-time';
import { ROOT } from './root';

/** How one group of checks ended. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: string[];
  /** Each test file with its time, where the command tells it. */
  files?: TestFile[];
  /** What its command and all processes below it have used of the processor. */
  processorSeconds?: number;
}

export interface TestFile {
  name: string;
  seconds: number;
}

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
}

/** Runs a command whose success is one passed check. What it writes is shown when it fails. */
export async function checkCommand(command: string, args: string[], options: CommandOptions = {}): Promise<Outcome> {
  let output = '';
  const { status, processorSeconds } = await run(command, args, options, (text) => {
    output += text;
  });
  if (status === 0) return { passed: 1, failed: 0, skipped: [], processorSeconds };
  process.stdout.write(output);
  return { passed: 0, failed: 1, skipped: [], processorSeconds };
}

/** Runs a command that counts its checks itself, in a report file. One that writes none has failed. */
export async function checkReport(
  command: string,
  args: string[],
  { report, read, ...options }: CommandOptions & { report: string; read: (report: unknown) => Outcome },
): Promise<Outcome> {
  rmSync(report, { force: true });
  // A fresh clone has no folder for it, and not every tool makes one.
  mkdirSync(dirname(report), { recursive: true });
  const { status, processorSeconds } = await run(command, args, options, (text) => process.stdout.write(text));
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: [], processorSeconds };
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  return { ...outcome, failed: Math.max(outcome.failed, status === 0 ? 0 : 1), processorSeconds };
}

/** Node tells the times of all its children together; a shell of each command tells those of that command. */
const WITH_TIMES = '"$@" 3>&-; status=$?; times >&3; exit $status';

/** Both outputs go through here in their order: the last line of a run is the last line of all. */
function run(
  command: string,
  args: string[],
  { cwd = ROOT, env = {} }: CommandOptions,
  onOutput: (text: string) => void,
): Promise<{ status: number | null; processorSeconds: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', WITH_TIMES, 'sh', command, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const [, stdout, stderr, times] = child.stdio as (Readable | null)[];
    for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    let told = '';
    times?.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    const browsers = new BrowserTime(child.pid ?? 0);
    child.once('error', reject).once('close', (status) => {
      resolve({ status, processorSeconds: secondsIn(told) + browsers.stop() });
    });
  });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

const NOT_RUN = ['pending', 'skipped', 'todo'];

/** Of a run that chooses its tests by their names; others of the same files are none of its. */
export function readJest(report: unknown, isChosen: (name: string) => boolean): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as JestReport;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => NOT_RUN.includes(status))
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' '))
    .filter(isChosen);
  return {
    passed: numPassedTests,
    // A suite that cannot be loaded has no tests that could fail.
    failed: Math.max(numFailedTests, numFailedTestSuites),
    skipped,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  annotations: { type: string; description?: string }[];
}

interface PlaywrightSuite {
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export function readPlaywright(report: unknown): Outcome {
  const { stats, suites } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: suites.flatMap(skippedJourneys) };
}

function skippedJourneys({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map((test) => describeSkip(title, test)),
  );
  return [...here, ...suites.flatMap(skippedJourneys)];
}

function describeSkip(title: string, { projectName, annotations }: PlaywrightTest): string {
  const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  return `${title} (${projectName})${reason ? `: ${reason}` : ''}`;
}
