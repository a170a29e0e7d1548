import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from './root';

/** How one group of checks ended. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each with its reason. */
  skipped: string[];
}

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
}

/** Runs a command whose success is one passed check. */
export function checkCommand(command: string, args: string[], { cwd = ROOT, env = {} }: CommandOptions = {}): Outcome {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };
}

/** Runs a command that counts its checks itself, in a report file. One that writes none has failed. */
export function checkReport(
  command: string,
  args: string[],
  { report, read, ...options }: CommandOptions & { report: string; read: (report: unknown) => Outcome },
): Outcome {
  rmSync(report, { force: true });
  const { failed } = checkCommand(command, args, options);
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: [] };
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  return { ...outcome, failed: Math.max(outcome.failed, failed) };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

export function readJest(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as JestReport;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending');
  return {
    passed: numPassedTests,
    // A suite that cannot be loaded has no tests that could fail.
    failed: Math.max(numFailedTests, numFailedTestSuites),
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function readPlaywright(report: unknown): Outcome {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped: Array.from({ length: skipped }, () => 'a journey that skips itself'),
  };
}
