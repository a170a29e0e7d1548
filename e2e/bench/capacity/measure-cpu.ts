import type { Backend } from '../../support/backend';
import { TestCalls } from '../../support/test-calls';
import { costsOfAttempts } from '../support/attempt-steps';
import { Cost } from '../support/cost';
import { type Child, signUpChildren } from '../support/family-children';
import { addPastAttempts } from '../support/past-attempts';
import type { Measured } from './measured';

/** Each has two marked attempts, as somebody in the first weeks. */
const CHILDREN = 1_000;
const LOG_INS = 50;

/** CPU of the requests of a child, in milliseconds. */
export async function measureCpu(backend: Backend): Promise<Measured['cpuMs']> {
  const children = await addPastAttempts(backend, CHILDREN);
  // The first round warms up the processes.
  await costsOfAttempts(backend, children);
  const attempts = await costsOfAttempts(backend, children);
  const list = new Cost(backend);
  await list.measure(children.map((child) => async () => void (await new TestCalls(backend.url, child).list())));
  const logIn = new Cost(backend);
  const families = await signUpChildren(backend.url, LOG_INS);
  await logIn.measure(families.map((child) => () => logInAt(backend.url, child)));
  return {
    logIn: logIn.cpuMsEach,
    list: list.cpuMsEach,
    open: attempts['open a new test'].cpuMsEach,
    save: attempts['save an answer'].cpuMsEach,
    submit: attempts.submit.cpuMsEach,
  };
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
