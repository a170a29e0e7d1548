import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf, readSigningKey } from '../signing';
import { runWattle } from './commands';
import { nodeProblem } from './node-problem';
import { withoutStack } from './repository';

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
  ['a command that every object has', ['constructor'], /^There is no command constructor\./],
  ['an unknown command', ['publish'], /^There is no command publish\.\n\nwattle key /],
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

const LIVE = {
  remote: 'practice',
  team: 'northern' as string | null,
  active: '1.0.0',
  fallback: null,
  canary: null,
  withdrawn: [],
  order: 0,
};

let shell: Server | undefined;
afterEach(() => shell?.close());

/** A shell that says the same to each call. */
async function shellSays(content: object, statusCode = 200): Promise<string> {
  shell = createHttpServer((_request, response) => response.writeHead(statusCode).end(JSON.stringify(content)));
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
}

const NO_REMOTE = { statusCode: 404, message: 'There is no remote practice.' };

test('wattle status ends with the link of the team, where there is a key', async () => {
  const address = await shellSays(LIVE);
  const status = () => wattle('status', '--shell', address);
  expect(await status()).toBe('practice of northern: 1.0.0');
  await wattle('key');
  expect(await status()).toMatch(new RegExp(`1\\.0\\.0\n.+: ${address}/team-releases/practice#[\\w-]+$`));
});

test.each([
  ['knows no remote of the name', NO_REMOTE, 404],
  ['has given the remote to no team', { ...LIVE, team: null }, 200],
])('where the shell %s, status and release say what its operator runs', async (_what, content, statusCode) => {
  const address = await shellSays(content, statusCode);
  await wattle('key');
  const line = /has given practice to no team yet.*\n\npnpm releases --team northern --remote practice .*--key=/;
  const status = await wattle('status', '--shell', address);
  expect(status).toMatch(line);
  expect(status).not.toContain('/team-releases/');
  await expect(wattle('release', '--shell', address)).rejects.toThrow(line);
});

test.each([
  ['another team', { ...LIVE, team: 'southern' }, 200, /has a remote practice already, of southern\./],
  ['no team', { ...LIVE, team: null }, 200, /has a remote practice already, of no team\./],
  ['this team', LIVE, 200, /^team-key\.pem must stay secret/],
  ['nobody', NO_REMOTE, 404, /^team-key\.pem must stay secret/],
])('wattle key says whether the name is taken: by %s', async (_who, content, statusCode, sentence) => {
  expect(await wattle('key', '--shell', await shellSays(content, statusCode))).toMatch(sentence);
});

test('a roll back that needs a version says how it is named', async () => {
  const message = 'No earlier version fits. Name one of those that were live: 1.0.0.';
  shell = createHttpServer((request, response) => {
    const isOrder = request.method === 'POST';
    response.writeHead(isOrder ? 422 : 200).end(JSON.stringify(isOrder ? { statusCode: 422, message } : LIVE));
  });
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  await wattle('key');
  const address = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  await expect(wattle('rollback', '--shell', address)).rejects.toThrow(
    `${message}\nTo name it: npm run rollback -- <version>`,
  );
});

test('a file that holds no key is named', async () => {
  writeFileSync(join(folder, 'other.pem'), 'nothing');
  await expect(wattle('status', '--key', 'other.pem', '--shell', await shellSays(LIVE))).rejects.toThrow(
    /other\.pem holds no key: wattle key makes one\.$/,
  );
});

test('--help says what the commands are', async () => expect(await wattle('--help')).toMatch(/^wattle key /));

test.each([
  ['18.20.4', 'Node 20.19 or newer is needed; this is 18.20.4.'],
  ['20.18.1', 'Node 20.19 or newer is needed; this is 20.18.1.'],
  ['20.19.0', undefined],
  ['24.1.0', undefined],
])('Node %s: %s', (version, problem) => expect(nodeProblem(version)).toBe(problem));

test('of a failed build its message is left, and what it says of the source', () => {
  const fault = [
    'ERROR in ./src/a.ts',
    '  ╰─▶   × Error: No such page',
    '        │     at module.exports (/packages/loader.cjs:1:27)',
    '        │     at node:internal/util:441:7',
    '       1 │ at (home)',
    '',
  ];
  expect(withoutStack(fault.join('\n')).split('\n')).toEqual([fault[0], fault[1], fault[4], '']);
});

test('in a folder that holds no remote, it says so', async () => {
  rmSync(join(folder, 'remote.json'));
  await expect(wattle('status')).rejects.toThrow(/remote\.json cannot be read: wattle is called in the folder/);
});
