import { jest } from '@jest/globals';
import type * as argon2 from '@node-rs/argon2';
import { eventually } from '../../../test/eventually';
import { aFamily, logIn, signUp } from '../../../test/family';
import { uniqueName } from '../../../test/unique';

const real: typeof argon2 = await import('@node-rs/argon2');
/** The hashes that passwords were compared with. */
let compared: string[] = [];
/** Comparisons wait for this. */
let mayCompare: Promise<void> = Promise.resolve();

jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...real,
  verify: async (hash: string, password: string) => {
    compared.push(hash);
    await mayCompare;
    return real.verify(hash, password);
  },
}));
const { useApi } = await import('../../../test/start-api');

const running = useApi();
let username: string;
beforeEach(async () => {
  username = uniqueName('priya');
  await signUp(running.api.browser(), aFamily(username)).expect(201);
  compared = [];
});

const WRONG = 'not this one';

/** What a hash says about how much work it is. */
const costOf = (hash = '') => hash.split('$').slice(0, 4).join('$');

it('one password is compared at the same cost, whether there is such a user or not', async () => {
  await logIn(running.api.browser(), username, WRONG).expect(401);
  await logIn(running.api.browser(), uniqueName('nobody'), WRONG).expect(401);
  expect(compared.map(costOf)).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
});

it('two log-ins are compared at once and fifty wait; others are asked to come back, which costs no guess', async () => {
  let compareAll = () => {};
  mayCompare = new Promise((resolve) => {
    compareAll = resolve;
  });
  let refused = 0;
  const tries = Array.from({ length: 60 }, async (_each, index) => {
    const client = running.api.browser().set('X-Forwarded-For', `203.0.113.${index}`);
    const { status } = await logIn(client, uniqueName('nobody'), WRONG);
    if (status === 503) refused += 1;
    return status;
  });
  await eventually(() => expect(refused).toBe(8));
  expect(compared).toHaveLength(2);

  const message = 'Wattle is very busy at the moment. Please try again shortly.';
  for (let guess = 0; guess < 11; guess += 1) {
    const { headers } = await logIn(running.api.browser(), username, WRONG).expect(503, { statusCode: 503, message });
    expect(headers['retry-after']).toBe('5');
  }
  compareAll();
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 401)).toHaveLength(52);
  await logIn(running.api.browser(), username).expect(200);
});
