import { spawnSync } from 'node:child_process';
import { ROOT } from '../scripts/lib/root';
import { logIn } from './support/api-calls';
import { expect, test } from './support/fixtures';

const PASSWORD = 'correct horse';

/** From a network of its own, so that no limit is met. */
const from = (number: number) => ({ 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${number}` });

function signUp(api: string, number: number) {
  const child = { firstName: 'Child', lastName: 'Parent', grade: 6, password: PASSWORD };
  const body = {
    parent: { firstName: 'Parent', lastName: 'Parent', phone: '0400 000 000', email: `parent${number}@example.com` },
    children: [
      { ...child, username: `first${number}` },
      { ...child, username: `second${number}` },
    ],
    terms: true,
  };
  return fetch(`${api}/api/auth/signup`, { method: 'POST', headers: from(number), body: JSON.stringify(body) });
}

async function isTaken(api: string, username: string, number: number): Promise<boolean> {
  const response = await fetch(`${api}/api/auth/check-username?username=${username}`, { headers: from(number) });
  return !(await response.json()).available;
}

test('an API that is killed inside sign-ups leaves whole families only, and all that it has answered', {
  tag: '@long',
}, async ({ startProduct }) => {
  const product = await startProduct();
  const answered = new Set<number>();
  const families = Array.from({ length: 16 }, (_each, number) => number);
  let killed: Promise<void> | undefined;
  await Promise.allSettled(
    families.map(async (number) => {
      const { status } = await signUp(product.apiUrl, number);
      if (status === 201) answered.add(number);
      if (!killed && answered.size >= 4) killed = product.killApi();
    }),
  );
  expect(killed, 'the API was killed').toBeDefined();
  await killed;
  expect(answered.size).toBeLessThan(families.length);

  await product.startApi();
  for (const number of families) {
    const first = await isTaken(product.apiUrl, `first${number}`, number);
    const second = await isTaken(product.apiUrl, `second${number}`, number);
    expect({ number, second }).toEqual({ number, second: first });
    if (answered.has(number)) expect({ number, first }).toEqual({ number, first: true });
  }
});

test('staff create an admin beside a running Wattle, who can log in at once', { tag: '@long' }, async ({
  startProduct,
}) => {
  const product = await startProduct();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['api/dist/staff.mjs', 'admin', 'create', 'ada'], {
    cwd: ROOT,
    input: 'a long password\n',
    encoding: 'utf8',
    env: { DATA_DIR: product.dataDir },
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'The admin ada can log in now.\n', stderr: '' });
  const { user } = await logIn(product.apiUrl, { username: 'ada', password: 'a long password' });
  expect(user.role).toBe('admin');
});

test('a command that is not there is answered with how to use them', { tag: '@long' }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['api/dist/staff.mjs', 'admin', 'destroy'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('pnpm family erase');
});

test('a command whose DATA_DIR cannot be used says so in one line', { tag: '@long' }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['api/dist/staff.mjs', 'admin', 'create', 'ada'], {
    cwd: ROOT,
    input: 'a long password\n',
    encoding: 'utf8',
    env: { DATA_DIR: '/proc/data' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR: \/proc\/data cannot be used: .+\n$/);
});
