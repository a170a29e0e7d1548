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
  databaseCores: number;
  p99Ms: number;
  /** How many times what one unit of each part bears is asked of it at the busiest moment, the most first. */
  loads: { part: Part; times: number }[];
}

const MS_PER_HOUR = 3_600_000;

export function needsOf(children: number, measured: Measured): Needs {
  const { testsPerMonth, monthsStored, startShare, startSeconds, mostUtilised } = BEHAVIOUR;
  const { storedBytes } = measured;
  const starts = children * startShare;
  const stored = children * (storedBytes.child + storedBytes.attempt * testsPerMonth * monthsStored);
  const asked: Record<Part, number> = {
    'API process': busiestCores(starts, measured, 'api'),
    'database core': busiestCores(starts, measured, 'database'),
    'link of 1 Gbit/s': (starts * measured.sentBytes.open * 8) / startSeconds,
    'disk of 1 TB': stored,
  };
  const servers = {
    apiProcesses: Math.ceil(asked['API process'] / mostUtilised),
    databaseCores: Math.ceil(asked['database core'] / mostUtilised),
  };
  return {
    children,
    cpuHours: { api: cpuHours(children, measured, 'api'), database: cpuHours(children, measured, 'database') },
    sentBytes: children * sentInMonth(measured),
    storedBytes: stored,
    ...servers,
    p99Ms: startP99Ms(starts, measured, servers),
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

/** How long one in a hundred waits for its questions. */
function startP99Ms(
  children: number,
  measured: Measured,
  servers: Pick<Needs, 'apiProcesses' | 'databaseCores'>,
): number {
  const { startSeconds: seconds } = BEHAVIOUR;
  return simulateStart({ children, seconds, cpuMs: measured.cpuMs.open, ...servers, pauseMs: pauseMsOf(measured) });
}

/** The measured storm, simulated: how long one in a hundred waits with such a pause. */
export function simulateStorm({ storm, cpuMs }: Measured, pauseMs: number): number {
  const { children, seconds } = storm;
  return simulateStart({ children, seconds, cpuMs: cpuMs.open, apiProcesses: 1, databaseCores: 1, pauseMs });
}

/** The shortest pause with which the simulated storm takes as long as the measured one: for all that is no queue. */
export function pauseMsOf(measured: Measured): number {
  let [least, enough] = [0, measured.storm.seconds * 1_000];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (simulateStorm(measured, middle) >= measured.storm.p99Ms) enough = middle;
    else least = middle + 1;
  }
  return enough;
}
