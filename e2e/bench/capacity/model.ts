import { BEHAVIOUR, PARTS, type Part, UNITS } from './behaviour';
import type { Measured } from './measured';
import { simulateStart } from './simulate-start';

/** What a number of children needs. */
export interface Needs {
  children: number;
  /** In a month. */
  cpuHours: { api: number; database: number };
  sentBytes: number;
  /** After as many months as data is kept in the model. */
  storedBytes: number;
  /** For the start at nine o'clock. */
  apiProcesses: number;
  databases: number;
  p99Ms: number;
  /** How many times what one unit of each part bears is asked of it at the busiest moment, the most first. */
  loads: { part: Part; times: number }[];
}

const MS_PER_HOUR = 3_600_000;

export function needsOf(children: number, measured: Measured): Needs {
  const { testsPerMonth, monthsStored, startShare, startSeconds } = BEHAVIOUR;
  const { storedBytes } = measured;
  const starts = children * startShare;
  const stored = children * (storedBytes.child + storedBytes.attempt * testsPerMonth * monthsStored);
  const asked: Record<Part, number> = {
    'API process': busiestCores(starts, measured, 'api'),
    'database primary': busiestCores(starts, measured, 'database'),
    'link of 1 Gbit/s': (starts * measured.sentBytes.open * 8) / startSeconds,
    'disk of 1 TB': stored,
  };
  return {
    children,
    cpuHours: { api: cpuHours(children, measured, 'api'), database: cpuHours(children, measured, 'database') },
    sentBytes: children * sentInMonth(measured),
    storedBytes: stored,
    ...serversFor(starts, measured),
    loads: PARTS.map((part) => ({ part, times: asked[part] / UNITS[part] })).toSorted(
      (one, other) => other.times - one.times,
    ),
  };
}

function cpuHours(children: number, { cpuMs }: Measured, part: 'api' | 'database'): number {
  const { testsPerMonth, savesPerTest, logInsPerMonth, listsPerMonth } = BEHAVIOUR;
  const test = cpuMs.open[part] + savesPerTest * cpuMs.save[part] + cpuMs.submit[part];
  const month = testsPerMonth * test + logInsPerMonth * cpuMs.logIn[part] + listsPerMonth * cpuMs.list[part];
  return (children * month) / MS_PER_HOUR;
}

function sentInMonth({ sentBytes }: Measured): number {
  const { testsPerMonth, savesPerTest, firstVisitsPerMonth, listsPerMonth } = BEHAVIOUR;
  const test = sentBytes.open + savesPerTest * sentBytes.save + sentBytes.submit;
  return testsPerMonth * test + firstVisitsPerMonth * sentBytes.firstVisit + listsPerMonth * sentBytes.list;
}

/** Cores that the busier of two moments keeps busy: all log in, then all begin. */
function busiestCores(starts: number, { cpuMs }: Measured, part: 'api' | 'database'): number {
  const { startSeconds, logInSeconds } = BEHAVIOUR;
  const logIns = (starts * cpuMs.logIn[part]) / (logInSeconds * 1_000);
  return Math.max(logIns, (starts * cpuMs.open[part]) / (startSeconds * 1_000));
}

/** The fewest servers, by simulation, with which one in a hundred waits no longer than it may. */
function serversFor(children: number, { cpuMs }: Measured): Pick<Needs, 'apiProcesses' | 'databases' | 'p99Ms'> {
  const { startSeconds: seconds, startP99Ms } = BEHAVIOUR;
  const waitWith = (apiProcesses: number, databases: number) =>
    simulateStart({ children, seconds, cpuMs: cpuMs.open, apiProcesses, databases });
  const most = Math.ceil((children * (cpuMs.open.api + cpuMs.open.database)) / (seconds * 500)) + 1;
  // Half of what may be waited for each of the two.
  const apiProcesses = fewest(most, (count) => waitWith(count, most) <= startP99Ms / 2);
  const databases = fewest(most, (count) => waitWith(apiProcesses, count) <= startP99Ms);
  return { apiProcesses, databases, p99Ms: waitWith(apiProcesses, databases) };
}

/** The smallest number from 1 on that is enough, where every larger one is, too. */
function fewest(most: number, isEnough: (count: number) => boolean): number {
  let [least, enough] = [1, most];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else least = middle + 1;
  }
  return enough;
}
