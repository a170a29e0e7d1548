import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRemote, sendOrder, sendRelease } from '@wattle/federation/client';
import type { Release } from '@wattle/federation/registry';
import { ReleaseError } from '@wattle/federation/release';
import { signRelease } from '@wattle/federation/signing';
import { Builds } from '../../../packages/federation/test/builds';
import { RawConnection } from '../../../scripts/testing/raw-connection';
import { TeamRegistry } from '../../test/team-registry';

let registry: TeamRegistry;
beforeEach(async () => {
  registry = await TeamRegistry.start();
});
afterEach(() => registry.close());

/** Those of a build, and chunks of it. */
async function filesWith(chunks: number): Promise<Record<string, string>> {
  const { release } = await registry.draft();
  const names = Array.from({ length: chunks }, (_, index) => `chunk${index}.js`);
  const hashes = names.map((name) => [name, `sha384-${createHash('sha384').update(name).digest('base64')}`]);
  return { ...release.files, ...Object.fromEntries(hashes) };
}

test('a team releases, gives a canary to some, promotes it and rolls back, with its own key', async () => {
  const { northern, url } = registry;
  expect(await readRemote(url, 'practice')).toMatchObject({ team: 'northern', active: null, order: 0 });
  expect(await registry.release(northern, '1')).toMatchObject({
    version: '1',
    state: 'live',
    found: ['/practice was opened.'],
    remote: { active: '1', order: 1 },
  });
  expect((await registry.release(northern, '2', 20)).remote).toMatchObject({
    active: '1',
    canary: { version: '2', share: 20 },
  });
  const promoted = await sendOrder(url, { action: 'promote', remote: 'practice' }, [northern.key]);
  expect(promoted).toMatchObject({ state: 'live', remote: { active: '2', canary: null, order: 3 } });
  const back = await sendOrder(url, { action: 'rollback', remote: 'practice', version: '1' }, [northern.key]);
  expect(back).toMatchObject({ state: 'live', remote: { active: '1', withdrawn: ['2'], order: 4 } });
  expect(registry.history('practice')).toMatchObject([
    { action: 'release', version: '1', by: 'northern', order: 1 },
    { action: 'canary', version: '2', by: 'northern', order: 2 },
    { action: 'promote', version: '2', by: 'northern', order: 3 },
    { action: 'rollback', version: '1', by: 'northern', order: 4 },
  ]);
  // The same build once more, after it was rolled back: nothing is sent again.
  expect((await registry.release(northern, '2')).remote).toMatchObject({ active: '2', withdrawn: [], order: 5 });
});

test('two teams at once are both live, tested one after the other', async () => {
  const { northern, southern } = registry;
  let running = 0;
  let most = 0;
  registry.smokeTest = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(100);
    running -= 1;
  };
  const outcomes = await Promise.all([registry.release(northern, '1'), registry.release(southern, '7')]);
  expect(outcomes.map(({ state, remote }) => [state, remote.active])).toEqual([
    ['live', '1'],
    ['live', '7'],
  ]);
  expect(most).toBe(1);
});

test('two clients of one team at once are both carried out, in the order of their numbers @long', async () => {
  const { northern, url } = registry;
  const other = new Builds().begin();
  const folders = [registry.build(northern, '1'), other.remote({ name: 'practice', version: '2' })];
  await Promise.all(folders.map((folder) => sendRelease(url, { folder, keys: [northern.key] })));
  other.remove();
  const { active, order } = await readRemote(url, 'practice');
  expect(registry.history('practice')).toMatchObject([{ order: 1 }, { order: 2, version: active }]);
  expect(order).toBe(2);
});

test('what the smoke test finds is answered; nothing is live, and the order counts', async () => {
  const { northern, url } = registry;
  registry.smokeTest = async () => {
    throw new ReleaseError('The smoke test failed.\n  practice /practice: no heading “Hello”');
  };
  const outcome = await registry.release(northern, '1');
  expect(outcome).toMatchObject({
    state: 'refused',
    found: ['The smoke test failed.', '  practice /practice: no heading “Hello”'],
    remote: { active: null, order: 1 },
  });
  registry.smokeTest = async () => {};
  await registry.restart();
  expect((await readRemote(registry.url, 'practice')).order).toBe(1);
  expect(url).not.toBe('');
  expect((await registry.release(northern, '1')).remote).toMatchObject({ active: '1', order: 2 });
});

test('a release that reads CSS variables which the shell does not set is refused', async () => {
  const { northern } = registry;
  const folder = registry.build(northern, '1', { cssVariables: ['--ink', '--not-there'] });
  expect(await sendRelease(registry.url, { folder, keys: [northern.key] })).toMatchObject({
    state: 'refused',
    found: ['practice 1 reads CSS variables that shell 1.0.0-aaaaaaaa does not set: --not-there.'],
  });
  const { content: _content, ...draft } = await registry.draft('2');
  const facts = { ...draft.facts, cssVariables: ['--ink'] };
  expect((await registry.open({ ...draft, facts })).status).toBe(403);
});

test.each([
  ['live', '1', undefined],
  ['a canary @long', '2', 20],
] as const)('files of a refused version are deleted, unless before it was %s', async (_what, version, share) => {
  const { northern } = registry;
  const isPublished = (each: string) => existsSync(join(registry.releases, 'practice', each));
  await registry.release(northern, '1');
  if (share) await registry.release(northern, '2', share);
  registry.smokeTest = async () => {
    throw new ReleaseError('The smoke test failed.');
  };
  for (const refused of [version, '3'])
    expect((await registry.release(northern, refused)).found).toEqual(['The smoke test failed.']);
  expect([version, '3'].map(isPublished)).toEqual([true, false]);
  expect(registry.history('practice').at(-1)).toMatchObject({ action: 'refuse', version: '3' });
});

test('a chunk whose hash the entry does not hold is refused', async () => {
  const { content, ...draft } = await registry.draft('1', { files: await filesWith(2) });
  const { body } = await registry.open(draft);
  for (const file of body.missing) {
    const bytes = file.startsWith('chunk') ? Buffer.from(file) : content(file);
    await registry.send('PUT', `drafts/${body.draft}/files/${file}`, bytes);
  }
  await registry.orderDraft(body.draft, registry.order({ action: 'release', version: '1' }));
  expect(await registry.finished(body.draft)).toMatchObject({
    state: 'refused',
    found: [expect.stringMatching(/^The entry of practice has no hash of .*chunk1\.js/)],
  });
});

test('a release that is too large is refused with its size', async () => {
  const { northern } = registry;
  const code = Array.from({ length: 14_000 }, (_, index) => Math.imul(index, 0x9e3779b1).toString(36)).join();
  const folder = registry.build(northern, '1', { code, startKb: 1_000 });
  registry.builds.change('mf-practice/package.json', { sizeBudget: { startKb: 9_000, totalKb: 9_000 } });
  const { state, found } = await sendRelease(registry.url, { folder, keys: [northern.key] });
  expect([state, found]).toEqual([
    'refused',
    [
      expect.stringMatching(
        /^practice has more JavaScript than its budget: its first page needs [\d.]+ KB, of 60 KB\.$/,
      ),
    ],
  ]);
  expect(existsSync(join(registry.releases, 'practice'))).toBe(false);
});

describe('a draft', () => {
  const FORBIDDEN: [what: string, make: () => Promise<object>, message: string][] = [
    ['another team’s key', () => registry.draft('1', {}, registry.southern), 'It has 0 of 1 signatures that count.'],
    ['a stranger’s key', () => registry.draft('1', {}, registry.stranger), 'It has 0 of 1 signatures that count.'],
    [
      'a path of others',
      () => registry.draft('1', { paths: [{ path: '/quiz', access: 'public' }] }),
      'practice was not given the path /quiz.',
    ],
    ['no delegation', () => registry.draft('1', { name: 'other' }), 'No team may release other.'],
    [
      'files that were changed after it was signed',
      async () => {
        const draft = await registry.draft();
        draft.release.files['routes.js'] = `sha384-${'A'.repeat(64)}`;
        return draft;
      },
      'What pages get of it was changed after it was signed.',
    ],
    [
      'pages to test that were changed',
      async () => ({ ...(await registry.draft()), facts: { shared: {}, smoke: [{ path: '/', heading: 'Hello' }] } }),
      'Its description was changed after it was signed.',
    ],
    [
      'an order in the place of its statement',
      async () => ({ ...(await registry.draft()), signed: registry.order({}) }),
      'What was signed is something else.',
    ],
  ];

  test('that its team may not send is refused before any file is taken', async () => {
    for (const [what, make, message] of FORBIDDEN) {
      const refused = await registry.open(await make());
      expect([what, refused]).toMatchObject([what, { status: 403, body: { statusCode: 403, message } }]);
      expect([what, existsSync(join(registry.releases, '.team-drafts'))]).toEqual([what, false]);
    }
  });

  test('of a team whose threshold is two needs two keys', async () => {
    const { northern, stranger } = registry;
    await registry.delegate(northern, { keys: [...northern.publicKeys, ...stranger.publicKeys], threshold: 2 });
    const draft = await registry.draft();
    expect((await registry.open(draft)).body.message).toBe('It has 1 of 2 signatures that count.');
    const signed = signRelease(draft, [northern.key, stranger.key]);
    expect((await registry.open({ ...draft, signed })).status).toBe(201);
  });

  const UNREADABLE: [what: string, changes: Partial<Release>, message: RegExp][] = [
    [
      'more than 500 files',
      { files: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, 'sha384-abc'])) },
      /It has more than 500 files/,
    ],
    ['a file in the place of a folder', { files: { 'a/b.js': 'sha384-a', a: 'sha384-a' } }, /place of a folder/],
    ['compressed copies', { files: { 'entry.js.br': 'sha384-a' } }, /files that the registry makes/],
    ['its own description', { files: { 'release.json': 'sha384-a' } }, /files that the registry makes/],
    ['a path out of its folder', { files: { '../entry.js': 'sha384-a' } }, /cannot be read/],
    ['the name of the shell', { name: 'shell' }, /shell belongs to no team/],
  ];

  test('with what no release may have is refused, and so is a description of over one megabyte', async () => {
    for (const [what, changes, message] of UNREADABLE) {
      const { files = {} } = changes;
      const [entry = 'entry.js'] = Object.keys(files);
      const more = 'files' in changes ? { entry, preload: [entry] } : {};
      const { status, body } = await registry.open(await registry.draft('1', { ...changes, ...more }));
      expect([what, status, body.message]).toEqual([what, 422, expect.stringMatching(message)]);
    }
    const draft = await registry.draft();
    const smoke = [{ path: '/practice', heading: 'x'.repeat(1_000_000) }];
    expect((await registry.open({ ...draft, facts: { shared: {}, smoke } })).status).toBe(413);
  });

  test('takes each file once, with exactly its hash, and says what is missing', async () => {
    const { content, ...draft } = await registry.draft();
    const { status, body } = await registry.open(draft);
    expect([status, body.state, body.missing.sort()]).toEqual([
      201,
      'open',
      ['entry.js', 'mf-manifest.json', 'routes.js', 'version.json'],
    ]);
    const at = (file: string) => `drafts/${body.draft}/files/${file}`;
    const put = async (file: string, bytes: Buffer) => registry.send('PUT', at(file), bytes);
    expect((await put('entry.js', content('entry.js'))).status).toBe(204);
    expect((await put('entry.js', content('entry.js'))).status).toBe(204);
    expect((await put('routes.js', content('entry.js'))).body.message).toBe('routes.js is not what was signed.');
    expect((await put('other.js', content('entry.js'))).body.message).toBe('This release has no file other.js.');
    expect((await put('routes.js', Buffer.alloc(5_000_001))).status).toBe(413);
    expect((await registry.open(draft)).body).toMatchObject({
      draft: body.draft,
      missing: expect.not.arrayContaining(['entry.js']),
    });
    const order = registry.order({ action: 'release', version: '1' });
    expect(await registry.orderDraft(body.draft, order)).toMatchObject({
      status: 409,
      body: { message: '3 files of this release were not sent yet.' },
    });
    expect((await registry.send('PUT', `drafts/${'a'.repeat(43)}/files/entry.js`, Buffer.alloc(1))).status).toBe(404);
  });

  test('takes many files at once @long', async () => {
    const { content, ...draft } = await registry.draft('1', { files: await filesWith(60) });
    const { body } = await registry.open(draft);
    const statuses = body.missing.map(async (file: string) => {
      const bytes = file.startsWith('chunk') ? Buffer.from(file) : content(file);
      return (await registry.send('PUT', `drafts/${body.draft}/files/${file}`, bytes)).status;
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]));
    expect((await registry.open(draft)).body.missing).toEqual([]);
  });

  test('has nothing of a file whose connection broke half way', async () => {
    const { content, ...draft } = await registry.draft();
    const { body } = await registry.open(draft);
    const path = `/registry/drafts/${body.draft}/files/entry.js`;
    const connection = new RawConnection(registry.url);
    const head = `PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\nContent-Length: ${content('entry.js').length}\r\n\r\n`;
    await connection.send(head);
    await connection.send(content('entry.js').subarray(0, 100));
    connection.destroy();
    await sleep(50);
    expect((await registry.open(draft)).body.missing).toContain('entry.js');
    expect(readdirSync(join(registry.releases, '.team-drafts', body.draft))).toEqual(['draft.json']);
  });

  test('is one of three that a team may have open, also when many are opened at once', async () => {
    const drafts: object[] = [];
    for (let version = 1; version <= 5; version += 1) drafts.push(await registry.draft(`${version}`));
    const opened = await Promise.all(drafts.map((draft) => registry.open(draft)));
    expect(opened.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(await registry.open(await registry.draft('6'))).toMatchObject({
      status: 409,
      body: { message: 'northern has 3 unfinished drafts: finish one of them, or wait for a day.' },
    });
    expect((await registry.release(registry.southern, '1')).state).toBe('live');
  });

  test('has at most 30 MB of files, also when they are sent at once', async () => {
    const contents = Array.from({ length: 7 }, (_, index) => Buffer.alloc(4_500_000, index));
    const hashes = contents.map((bytes, index) => [
      `picture${index}.avif`,
      `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    ]);
    const { release } = await registry.draft();
    const files = { ...release.files, ...Object.fromEntries(hashes) };
    const { body } = await registry.open(await registry.draft('1', { files }));
    const sent = contents.map((bytes, index) =>
      registry.send('PUT', `drafts/${body.draft}/files/picture${index}.avif`, bytes),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(6).fill(204), 413]);
  });

  test('of a version that is published with another content is refused', async () => {
    await registry.release(registry.northern, '1');
    const draft = await registry.draft('1', { files: { 'entry.js': 'sha384-abc' }, preload: ['entry.js'] });
    expect(await registry.open(draft)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Version 1 of practice is already published with another content/) },
    });
  });
});

describe('a client whose network is lost', () => {
  let proxy: Server;
  afterEach(() => proxy.close());

  /** Passes each call on, and loses the first response of each address. */
  async function losing(): Promise<string> {
    const lost = new Set<string>();
    proxy = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method = '', url = '', headers } = request;
      const answer = await fetch(registry.url + url, {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const key = `${method} ${url}`;
      if (!lost.has(key)) {
        lost.add(key);
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  test('goes on, and nothing is done twice @long', async () => {
    const { northern } = registry;
    await registry.release(northern, '1');
    const url = await losing();
    const sent = await sendRelease(url, { folder: registry.build(northern, '2'), keys: [northern.key] });
    expect(sent).toMatchObject({ state: 'live', remote: { active: '2', order: 2 } });
    const back = await sendOrder(url, { action: 'rollback', remote: 'practice', version: '1' }, [northern.key]);
    expect(back).toMatchObject({ state: 'live', remote: { active: '1', order: 3 } });
    expect(registry.history('practice').map(({ action }) => action)).toEqual(['release', 'release', 'rollback']);
  });

  test('sends the rest when it is started again', async () => {
    const { northern } = registry;
    const { content, ...draft } = await registry.draft();
    const { body } = await registry.open(draft);
    await registry.send('PUT', `drafts/${body.draft}/files/entry.js`, content('entry.js'));
    await registry.restart();
    expect((await registry.open(draft)).body.missing.sort()).toEqual(['mf-manifest.json', 'routes.js', 'version.json']);
    expect(northern.remote).toBe('practice');
    proxy = createServer();
  });
});

test('too many calls are answered with 429 and when to come again', async () => {
  const call = 'GET /registry/health HTTP/1.1\r\nHost: a\r\n';
  const connection = new RawConnection(registry.url);
  await connection.send(`${`${call}\r\n`.repeat(1_500)}${call}Connection: close\r\n\r\n`);
  const responses = (await connection.ended).split('HTTP/1.1 ').slice(1);
  expect(responses.filter((response) => response.startsWith('200'))).toHaveLength(1_500);
  expect(responses.at(-1)).toMatch(/^429 .*retry-after: \d+\r\n.*There were too many calls/s);
});

test('of an unknown remote, draft or order the answer is 404', async () => {
  for (const path of [
    'remotes/other',
    'remotes/constructor',
    `drafts/${'a'.repeat(43)}`,
    'orders/1?remote=practice',
    'drafts/short',
  ])
    expect((await registry.send('GET', path)).status).toBe(404);
});
