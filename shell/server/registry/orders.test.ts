import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemote } from '@wattle/federation/client';
import { signTogether } from '@wattle/federation/signing';
import { minutes, TeamRegistry } from '../../test/team-registry';

let registry: TeamRegistry;

describe('an order', () => {
  beforeAll(async () => {
    registry = await TeamRegistry.start();
    await registry.release(registry.northern, '1');
  });
  afterAll(() => registry.close());

  test.each<[string, number, () => object, RegExp]>([
    ['a stranger’s key', 403, () => registry.order({}, registry.stranger), /^It has 0 of 1 signatures that count\.$/],
    ['the key of another team', 403, () => registry.order({}, registry.southern), /0 of 1 signatures/],
    ['a remote of another team', 403, () => registry.order({ remote: 'quiz' }), /0 of 1 signatures/],
    ['a remote of no team', 403, () => registry.order({ remote: 'tests' }), /^No team may release tests\.$/],
    [
      'an expired time',
      403,
      () => registry.order({ issuedAt: minutes(-90), expiresAt: minutes(-30) }),
      /^It expired at/,
    ],
    [
      'a life of two hours',
      403,
      () => registry.order({ expiresAt: minutes(120) }),
      /^An order counts for an hour at most\.$/,
    ],
    ['a time to come', 403, () => registry.order({ issuedAt: minutes(30) }), /^An order counts for an hour at most\.$/],
    [
      'what is no order',
      403,
      () => signTogether({ purpose: 'release' }, [registry.northern.key]),
      /^What was signed is no/,
    ],
    [
      'the number of the one before',
      409,
      () => registry.order({}),
      /^The next order for practice is number 2, and this is 1\.$/,
    ],
    [
      'a number that leaves others out',
      409,
      () => registry.order({ number: Number.MAX_SAFE_INTEGER }),
      /^The next order for practice is number 2, and this is 9007199254740991\.$/,
    ],
    ['a version in another folder', 403, () => registry.order({ number: 2, version: '../quiz/1' }), /is no order\.$/],
    ['a long version', 403, () => registry.order({ number: 2, version: 'x'.repeat(101) }), /is no order\.$/],
    ['an action for a draft', 422, () => registry.order({ number: 2, action: 'release' }), /sent to another address/],
    ['no order at all', 400, () => ({}), /^This call brings no signed order\.$/],
  ])('with %s is refused with %i', async (_what, status, make, message) => {
    const refused = await registry.send('POST', 'orders', { order: make() });
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)]);
    expect(await readRemote(registry.url, 'practice')).toMatchObject({ active: '1', order: 1 });
  });
});

describe('orders', () => {
  beforeEach(async () => {
    registry = await TeamRegistry.start();
  });
  afterEach(() => registry.close());

  test('of a team whose delegation has expired or was revoked is refused', async () => {
    const { northern, stranger } = registry;
    await registry.delegate(northern, { expiresAt: minutes(-1) });
    expect((await registry.send('POST', 'orders', { order: registry.order({}) })).body.message).toMatch(
      /^It expired at/,
    );
    await registry.delegate(northern, { keys: stranger.publicKeys });
    expect((await registry.send('POST', 'orders', { order: registry.order({}) })).status).toBe(403);
  });

  test('to go back counts once, also when it was refused and also after a restart; one to what was never published is not in the history', async () => {
    await registry.release(registry.northern, '1');
    await registry.release(registry.northern, '2');
    const back = registry.order({ number: 3, version: '1' });
    expect((await registry.send('POST', 'orders', { order: back })).body).toMatchObject({ active: '1' });
    expect(await registry.send('POST', 'orders', { order: back })).toMatchObject({
      status: 200,
      body: { active: '1' },
    });
    expect(registry.history('practice').map(({ order }) => order)).toEqual([1, 2, 3]);
    const impossible = registry.order({ number: 4, version: '1' });
    const refusal = { status: 422, body: { message: 'practice is at 1 already.' } };
    expect(await registry.send('POST', 'orders', { order: impossible })).toMatchObject(refusal);
    await registry.restart();
    expect(await registry.send('POST', 'orders', { order: impossible })).toMatchObject(refusal);
    expect(registry.history('practice').at(-1)).toMatchObject({ action: 'refuse', version: '1', order: 4 });
    const unknown = await registry.send('POST', 'orders', { order: registry.order({ number: 5, version: '9' }) });
    expect(unknown).toMatchObject({ status: 422, body: { message: 'There is no version 9 of practice.' } });
    expect((await readRemote(registry.url, 'practice')).order).toBe(5);
    expect(registry.history('practice')).toHaveLength(4);
  });

  test('for a draft that is sent twice joins, and its answer stays after a restart; for another version is refused', async () => {
    const draft = await registry.sendAll();
    const other = registry.order({ action: 'release', version: '2' });
    expect(await registry.orderDraft(draft, other)).toMatchObject({
      status: 403,
      body: { message: 'This draft is practice 1, and what was ordered is another one.' },
    });
    const order = registry.order({ action: 'release', version: '1' });
    const answers = await Promise.all([registry.orderDraft(draft, order), registry.orderDraft(draft, order)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await registry.finished(draft)).toEqual({ state: 'live', step: null, found: ['/practice was opened.'] });
    await registry.restart();
    expect(await registry.orderDraft(draft, order)).toMatchObject({ status: 202, body: { state: 'live' } });
    expect((await registry.send('GET', `drafts/${draft}`)).body.state).toBe('live');
    expect(registry.history('practice')).toHaveLength(1);
  });

  test.each([
    ['a moment', 100, ['The registry could not finish this. Please try again.']],
    [
      'longer @long',
      10_000,
      ['The registry could not read what became of this. See what is live before you try again.'],
    ],
  ])('are refused that meet a registry which cannot be read for %s', async (_while, breakMs, found) => {
    const file = join(registry.releases, 'registry.json');
    const written = readFileSync(file);
    const restore = () => writeFileSync(file, written);
    let timer: NodeJS.Timeout | undefined;
    registry.smokeTest = async () => {
      writeFileSync(file, '{');
      timer = setTimeout(restore, breakMs);
    };
    const draft = await registry.sendAll();
    await registry.orderDraft(draft, registry.order({ action: 'release', version: '1' }));
    expect(await registry.finished(draft)).toEqual({ state: 'refused', step: null, found });
    clearTimeout(timer);
    restore();
  });

  test('that cannot be read keep no others from being carried out @long', async () => {
    await registry.release(registry.northern, '1');
    for (const [name, content] of [
      ['practice-2.json', '{'],
      ['practice-3.json', '{"order":{}}'],
    ] as const)
      writeFileSync(join(registry.releases, '.orders', name), content);
    // What cannot be deleted keeps the server from nothing either.
    mkdirSync(join(registry.releases, '.team-drafts'), { recursive: true });
    symlinkSync('nowhere', join(registry.releases, '.team-drafts', 'broken'));
    await registry.restart();
    rmSync(join(registry.releases, '.team-drafts', 'broken'));
    expect((await registry.release(registry.northern, '2')).remote).toMatchObject({ active: '2', order: 2 });
  });

  test('that is older than one which was carried out meanwhile moves no pointer @long', async () => {
    const { northern } = registry;
    await registry.release(northern, '1');
    await registry.release(northern, '2');
    let back: unknown;
    registry.smokeTest = async () => {
      const order = registry.order({ number: 4, version: '1' });
      back = (await registry.send('POST', 'orders', { order })).body;
    };
    const draft = await registry.sendAll('3');
    await registry.orderDraft(draft, registry.order({ number: 3, action: 'release', version: '3' }));
    expect(await registry.finished(draft)).toMatchObject({
      state: 'refused',
      found: ['Order 3 for practice is superseded: the last one was 4.'],
    });
    expect(back).toMatchObject({ active: '1' });
    expect((await readRemote(registry.url, 'practice')).active).toBe('1');
  });
});
