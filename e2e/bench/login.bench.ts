import { extent } from '../../scripts/testing/bench-extent';
import { median, percentile } from '../support/percentile';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { say } from './support/figures';

/** A child whose family has signed up. */
interface Child {
  username: string;
  password: string;
}

const PASSWORD = 'correct horse';
/** As many as a family may have. */
const CHILDREN_OF_A_FAMILY = 10;

/** Signs up families until there are so many children; at one account only a few log-ins may be tried at once. */
async function signUpChildren(url: string, count: number): Promise<Child[]> {
  const children = Array.from({ length: count }, (_each, index) => ({ username: `child${index}`, password: PASSWORD }));
  for (let from = 0; from < count; from += CHILDREN_OF_A_FAMILY) {
    const family = children.slice(from, from + CHILDREN_OF_A_FAMILY);
    const response = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        parent: { firstName: 'Bench', lastName: 'Parent', phone: '0400 000 000', email: 'bench@example.com' },
        children: family.map((child) => ({ ...child, firstName: 'Child', lastName: 'Parent', grade: 5 })),
        terms: true,
      }),
    });
    if (response.status !== 201) throw new Error(`The response to the sign-up was ${response.status}`);
  }
  return children;
}

/**
 * How many log-ins a second the API checks, and whether other requests notice. The share of health checks is a ratio
 * of one run; log-ins a second depend on the machine.
 */
const PARALLEL = extent(20, 2);
const SECONDS = extent(6, 1);
const AT_ONCE = extent(50, 4);
const IDLE_CHECKS = extent(200, 5);

async function timed(work: () => Promise<Response>): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const response = await work();
  await response.arrayBuffer();
  return { ms: performance.now() - started, status: response.status };
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const logIn = (api: string, { username, password }: Child) =>
  timed(() => post(`${api}/api/auth/login`, { email_or_username: username, password }));
const health = (api: string) => timed(() => fetch(`${api}/api/health`));

async function logInsASecond(api: string, children: readonly Child[]): Promise<void> {
  const end = performance.now() + SECONDS * 1_000;
  const responses: Awaited<ReturnType<typeof logIn>>[] = [];
  const one = async (child: Child) => {
    while (performance.now() < end) responses.push(await logIn(api, child));
  };
  await Promise.all(children.slice(0, PARALLEL).map(one));
  const failed = responses.filter(({ status }) => status !== 200).length;
  const times = responses.map(({ ms }) => ms);
  say(`log-ins, ${PARALLEL} in parallel: ${Math.round(responses.length / SECONDS)} a second, ${failed} failed`);
  say(`  p50 ${median(times).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`);
}

async function healthDuringLogIns(api: string, children: readonly Child[]): Promise<void> {
  const idle: number[] = [];
  for (let check = 0; check < IDLE_CHECKS; check += 1) idle.push((await health(api)).ms);
  const busy: number[] = [];
  let isOver = false;
  const logIns = Promise.all(children.map((child) => logIn(api, child))).then(() => {
    isOver = true;
  });
  while (!isOver) busy.push((await health(api)).ms);
  await logIns;
  say(`health while ${AT_ONCE} log in at once: ${(median(busy) / median(idle)).toFixed(2)} times the idle median`);
}

await setUp();
const product = await Product.start();
// Each log-in has a child of its own: at one account only a few may be tried at once.
const children = await signUpChildren(product.apiUrl, AT_ONCE);
await logInsASecond(product.apiUrl, children);
await healthDuringLogIns(product.apiUrl, children);
await product.close();
