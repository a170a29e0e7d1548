import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf, readSigningKey } from '../signing';
import { runWattle } from './commands';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-command-'));
  write('package.json', { wattle: { shell: 'http://127.0.0.1:9' } });
  write('remote.json', {
    name: 'practice',
    owner: 'northern',
    paths: [
      { path: '/practice', access: 'public' },
      { path: '/drills', access: 'student' },
    ],
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
const wattle = (...args: string[]) => runWattle(args, folder);

test('wattle key makes a key for its owner only, and prints what the operator runs', async () => {
  const said = await wattle('key');
  const file = join(folder, 'team-key.pem');
  const key = publicKeyOf(readSigningKey(file, false));
  expect(said).toContain(
    `pnpm releases --team northern --remote practice --path /practice --path /drills --key=${key}`,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('wattle key keeps the key that is there', async () => {
  await wattle('key');
  const before = readFileSync(join(folder, 'team-key.pem'));
  await wattle('key');
  expect(readFileSync(join(folder, 'team-key.pem'))).toEqual(before);
});

test('for two who must sign, both keys are named', async () => {
  expect(await wattle('key', '--key', 'a.pem', '--key', 'b.pem')).toMatch(/ --key=[\w-]{43} --key=[\w-]{43}$/);
});

test.each([
  ['an unknown command', ['publish'], /^wattle key /],
  ['a command that every object has', ['constructor'], /^wattle key /],
  ['no command', [], /^wattle key /],
  ['a version where none is expected', ['release', '1.0.0'], /^wattle key /],
  ['an unknown option', ['release', '--force'], /--force/],
  ['a release without a key', ['release'], /There is no key at .*team-key\.pem: wattle key makes one\./],
  ['a key that is missing', ['rollback', '--key', 'other.pem'], /There is no key at .*other\.pem/],
  ['a shell that is no address', ['status', '--shell', 'wattle'], /must name a shell/],
])('%s is refused with a sentence', async (_what, args, sentence) => {
  await expect(wattle(...args)).rejects.toThrow(sentence);
});

test.each([['0'], ['100'], ['1.5'], ['some']])('a canary for %s % of the visitors is refused', async (share) => {
  await wattle('key');
  await expect(wattle('release', '--canary', share)).rejects.toThrow('--canary takes a percentage from 1 to 99.');
});

test.each([['80'], ['70000'], ['x']])('the port %s is refused', async (port) => {
  await wattle('key');
  await expect(wattle('dev', '--port', port)).rejects.toThrow('--port takes a number from 1000 to 65535.');
});

test('a port that is taken is refused', async () => {
  await wattle('key');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(wattle('dev', '--port', String(port))).rejects.toThrow(`Port ${port} is taken.`);
  other.close();
});

test('wattle status ends with the link of the team, where there is a key', async () => {
  const live = {
    remote: 'practice',
    team: 'northern',
    active: '1.0.0',
    fallback: null,
    canary: null,
    withdrawn: [],
    order: 0,
  };
  const shell = createHttpServer((_request, response) => response.end(JSON.stringify(live))).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  const address = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  const status = () => wattle('status', '--shell', address);
  expect(await status()).toBe('practice of northern: 1.0.0');
  await wattle('key');
  expect(await status()).toMatch(new RegExp(`1\\.0\\.0\n.+: ${address}/team-releases/practice#[\\w-]+$`));
  shell.close();
});

test('in a folder that holds no remote, it says so', async () => {
  rmSync(join(folder, 'remote.json'));
  await expect(wattle('status')).rejects.toThrow(/remote\.json cannot be read: wattle is called in the folder/);
});
