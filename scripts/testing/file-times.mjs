import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A line for each test file of a run: its processor seconds and its path. */
const FILE = join(import.meta.dirname, '../../.cache/processor-times.txt');

const OWN_TIMES = '/proc/self/stat';
const TICKS_A_SECOND = 100;

export function forgetProcessorTimes() {
  rmSync(FILE, { force: true });
}

/** Processor seconds of this process and, on Linux, of the processes that it has started and that have ended. */
export function processorSeconds() {
  if (!existsSync(OWN_TIMES)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  // The name of the program, in brackets, may hold blanks; user, system, and both of children are fields 14 to 17.
  const fields = readFileSync(OWN_TIMES, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

/** @param {number} began */
export function noteProcessorTime(began) {
  mkdirSync(dirname(FILE), { recursive: true });
  const seconds = (processorSeconds() - began).toFixed(1);
  appendFileSync(FILE, `${seconds} ${expect.getState().testPath}\n`);
}

/** The lines of test files that took more processor seconds than this. */
export function filesOver(/** @type {number} */ limit) {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [];
  return lines.filter((line) => Number.parseFloat(line) > limit);
}
