import { extent } from '../../../scripts/testing/bench-extent';
import type { Backend } from '../../support/backend';
import { percentile } from '../../support/percentile';
import { signInMany } from '../../support/signed-in';
import { TestCalls } from '../../support/test-calls';
import { costsOfAttempts } from '../support/attempt-steps';
import { Cost } from '../support/cost';
import { type Child, signUpChildren } from '../support/family-children';
import { addPastAttempts } from '../support/past-attempts';
import { cpuMs } from '../support/process-usage';
import { openWithin } from '../support/storm';
import type { Measured } from './measured';

/** Each has two marked attempts, as somebody in the first weeks. */
const CHILDREN = extent(1_000, 5);
const LOG_INS = extent(50, 2);

/** As in start-storm.bench.ts. */
const STORM = extent({ children: 4_000, seconds: 10 }, { children: 20, seconds: 1 });

/** CPU of the requests of a child, in milliseconds, and a start of a test in which an opening's was measured. */
export async function measureCpu(backend: Backend): Promise<Pick<Measured, 'cpuMs' | 'storm'>> {
  const children = await addPastAttempts(backend, CHILDREN);
  // The first round warms up the processes.
  await costsOfAttempts(backend, children);
  const attempts = await costsOfAttempts(backend, children);
  const list = new Cost(backend);
  await list.measure(children.map((child) => async () => void (await new TestCalls(backend.url, child).list())));
  const logIn = new Cost(backend);
  const families = await signUpChildren(backend.url, LOG_INS);
  await logIn.measure(families.map((child) => () => logInAt(backend.url, child)));
  const { open, storm } = await measureStorm(backend);
  const costs = {
    logIn: logIn.cpuMsEach,
    list: list.cpuMsEach,
    open,
    save: attempts['save an answer'].cpuMsEach,
    submit: attempts.submit.cpuMsEach,
  };
  return { cpuMs: costs, storm };
}

/** Sessions are not cached, as nobody has asked for anything just before. */
async function measureStorm(backend: Backend) {
  const children = await signInMany(backend.db, 'student', STORM.children);
  const before = cpuOf(backend);
  const { times, errors } = await openWithin(STORM.seconds * 1_000, backend.url, children);
  const after = cpuOf(backend);
  if (errors.length > 0) throw new Error(`${errors.length} openings of the storm failed: ${errors[0]}`);
  const ofEach = (name: keyof typeof before) => (after[name] - before[name]) / STORM.children;
  return {
    open: { api: ofEach('api'), database: ofEach('database') },
    storm: { ...STORM, p99Ms: percentile(times, 0.99) },
  };
}

/** CPU that each process has had so far. */
function cpuOf({ apiPid, engine }: Backend) {
  return { api: cpuMs(apiPid), database: cpuMs(engine?.pid ?? 0) };
}

async function logInAt(url: string, { username, password }: Child): Promise<void> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_or_username: username, password }),
  });
  if (!response.ok) throw new Error(`The response to the log-in was ${response.status}`);
  await response.arrayBuffer();
}
