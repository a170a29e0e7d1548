import { setAllowance } from '@wattle/contract/allowances';
import { family as familyById, foundFamilies, staffActions } from '@wattle/contract/families';
import type { ImportedNeeds } from '@wattle/contract/needs-profile';
import { ownChild } from '@wattle/contract/own-children';
import { attemptList } from '@wattle/contract/results';
import { call } from '../../../test/call';
import { logIn } from '../../../test/family';
import { TestApi } from '../../../test/start-api';
import { confirmedFamily } from '../../../test/weekly-reports';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

const NAMESPACE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imsafa3p0pnp_v1p0';
const recordOf = (features: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><access-for-all-pnp xmlns="${NAMESPACE}">${features}</access-for-all-pnp>`;

async function start() {
  const { client, name, childId } = await confirmedFamily(api, false);
  const found = await call(api.as('admin'), foundFamilies, { query: { search: name } });
  const familyId = found.families[0]?.id ?? '';
  const ofParent = `/api/family/children/${childId}/needs-profile`;
  const ofStaff = `/api/families/${familyId}/children/${childId}/needs-profile`;
  const asChild = async () => {
    const { body } = await logIn(api.browser(), name).expect(200);
    return api.browser().set('Authorization', `Bearer ${body.access}`);
  };
  return {
    name,
    familyId,
    childId,
    parent: client,
    ofParent,
    ofStaff,
    asChild,
    childList: async () => call(await asChild(), attemptList),
    fromParent: async (xml: string): Promise<ImportedNeeds> =>
      (await client.post(ofParent).send({ xml }).expect(200)).body,
    fromStaff: async (xml: string): Promise<ImportedNeeds> =>
      (await api.as('admin').post(ofStaff).send({ xml }).expect(200)).body,
    grant: (privilege: 'extraTime' | 'restBreaks' | 'readAloud' | 'largePrint', amount: number) =>
      call(api.as('admin'), setAllowance, { params: { id: familyId, childId, privilege }, body: { amount } }),
    forStaff: async () =>
      (await call(api.as('admin'), familyById, { params: { id: familyId } })).children.find(({ id }) => id === childId),
  };
}

const DISPLAY = {
  zoom: '150',
  clock: 'shown',
  keys: 'on',
  readAloud: 'on',
  pace: 'Slower',
  spacing: 'wider',
  lineFocus: 'on',
  feedback: 'off',
} as const;

describe('the record of a child', () => {
  it('is written with the published names, in the order of the schema', async () => {
    const { parent, ofParent, grant, asChild } = await start();
    for (const [privilege, amount] of [
      ['extraTime', 25],
      ['restBreaks', 10],
      ['largePrint', 1],
    ] as const)
      await grant(privilege, amount);
    await (await asChild()).put('/api/display-settings').send(DISPLAY).expect(204);

    const response = await parent.get(ofParent).expect(200);

    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="wattle-needs.xml"');
    const xml = String(response.body.length ? response.body : response.text);
    expect(xml).toContain(`<access-for-all-pnp xmlns="${NAMESPACE}"`);
    expect([...xml.matchAll(/^ {2}<([a-z-]+)/gm)].map(([, tag]) => tag)).toEqual([
      'additional-testing-time',
      'line-reader',
      'magnification',
      'spoken',
      'environment',
      'text-appearance',
      'activate-at-initialization-set',
    ]);
    for (const part of [
      '<time-multiplier>1.25</time-multiplier>',
      '<all-content zoom-amount="1.5"/>',
      '<reading-type>computer-read-aloud</reading-type><speech-rate>120</speech-rate>',
      'Rest breaks of 10 minutes in each timed test. Tests on paper in large print.</description><breaks>true</breaks>',
      '<line-reader/><magnification/><spoken/><text-appearance/></activate-at-initialization-set>',
    ])
      expect(xml).toContain(part);
  });

  it('brings everything to another child: staff grant it at once', async () => {
    const from = await start();
    for (const [privilege, amount] of [
      ['extraTime', 25],
      ['restBreaks', 10],
      ['readAloud', 1],
      ['largePrint', 1],
    ] as const)
      await from.grant(privilege, amount);
    await (await from.asChild()).put('/api/display-settings').send(DISPLAY).expect(204);
    const { text, body } = await api.as('admin').get(from.ofStaff).expect(200);
    const xml = text ?? String(body);

    const to = await start();
    const imported = await to.fromStaff(xml);

    expect(imported).toMatchObject({ requested: [], skipped: [] });
    const { allowances, displaySettings } = await to.childList();
    expect(allowances).toMatchObject({
      extraTime: { amount: 25 },
      restBreaks: { amount: 10 },
      readAloud: { amount: 1 },
      largePrint: { amount: 1 },
    });
    expect(displaySettings).toEqual(DISPLAY);
    const { actions } = await call(api.as('admin'), staffActions, { query: { familyId: to.familyId } });
    expect(actions.map(({ kind }) => kind).sort()).toEqual(['extra-time', 'large-print', 'read-aloud', 'rest-breaks']);
    expect((await to.fromStaff(xml)).taken.join()).not.toContain('more time');
  });

  it('of a parent changes the screen at once, and asks staff for the rest until they have decided', async () => {
    const { parent, childId, fromParent, childList, grant, forStaff } = await start();
    const imported = await fromParent(
      recordOf(`<additional-testing-time><time-multiplier>1.5</time-multiplier></additional-testing-time>
        <line-reader/>
        <spoken><reading-type>computer-read-aloud</reading-type></spoken>
        <activate-as-option-set><spoken/></activate-as-option-set>`),
    );
    expect(imported).toEqual({
      taken: ['All but a few lines is pale.'],
      requested: ['50% more time in timed tests.', 'Reading aloud in timed tests.'],
      skipped: [],
    });
    const before = await childList();
    expect(before.allowances).toBeUndefined();
    expect(before.displaySettings).toMatchObject({ lineFocus: 'on', readAloud: 'off', zoom: '100' });
    expect((await forStaff())?.requested).toMatchObject({ extraTime: { amount: 50 }, readAloud: { amount: 1 } });

    await grant('extraTime', 25);
    expect((await forStaff())?.requested).toEqual({ readAloud: { amount: 1, at: expect.any(String) } });
    const own = await call(parent, ownChild, { params: { childId } });
    expect(own).toMatchObject({ allowances: { extraTime: { amount: 25 } }, requested: { readAloud: { amount: 1 } } });
    await grant('readAloud', 0);
    expect((await forStaff())?.requested).toBeUndefined();
  });

  it('says of each feature that is left out why', async () => {
    const { fromParent } = await start();
    const { skipped, taken, requested } = await fromParent(
      recordOf(`<hazard-avoidance>flashing</hazard-avoidance>
        <sign-language xml:lang="asf"/>
        <additional-testing-time><fixed-minutes>20</fixed-minutes></additional-testing-time>
        <magnification><all-content zoom-amount="3"/></magnification>
        <spoken><reading-type>screen-reader</reading-type></spoken>
        <__proto__/><constructor/>
        <environment><description>A quiet room.</description><breaks>true</breaks></environment>
        <high-contrast/>
        <text-appearance><font-size>18</font-size><line-spacing>1.5</line-spacing></text-appearance>
        <line-reader/>
        <prohibit-set><line-reader/></prohibit-set>`),
    );
    expect(requested).toEqual([]);
    expect(taken).toEqual([
      'The test is shown at 200% of its usual size.',
      'Letters, words and lines are spaced wider.',
    ]);
    expect(skipped.map(({ feature }) => feature)).toEqual([
      'hazard-avoidance',
      'sign-language',
      'fixed-minutes',
      'all-content',
      'spoken',
      '__proto__',
      'constructor',
      'breaks',
      'description',
      'high-contrast',
      'font-size',
      'line-reader',
    ]);
    for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('turns on nothing that the record only offers, and lists it', async () => {
    const { fromParent } = await start();
    const features = '<line-reader/><magnification/><text-appearance/>';
    const { taken, requested, skipped } = await fromParent(
      recordOf(`<line-reader/><magnification><all-content zoom-amount="2"/></magnification>
        <spoken><reading-type>computer-read-aloud</reading-type><speech-rate>120</speech-rate></spoken>
        <text-appearance><line-spacing>2</line-spacing></text-appearance>
        <activate-as-option-set><spoken/>${features}</activate-as-option-set>`),
    );
    expect(taken).toEqual(['The voice reads at this pace: slower.']);
    expect(requested).toEqual(['Reading aloud in timed tests.']);
    expect(skipped.map(({ feature }) => feature)).toEqual(['line-reader', 'magnification', 'text-appearance']);
  });

  const breaksOf = (minutes: number) => `Rest breaks of ${minutes} minutes in each timed test.`;

  type Environment = [breaks: string, description: string, asked: string[], left: string[]];

  async function reads(...[breaks, description, asked, left]: Environment): Promise<void> {
    const { fromParent } = await start();
    const { requested, skipped } = await fromParent(
      recordOf(`<environment><description>${description}</description>${breaks}</environment>`),
    );
    expect([requested, skipped.map(({ feature }) => feature)]).toEqual([asked, left]);
    for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z].*\.$/);
    if (asked.length > 0 && left.length > 0) expect(skipped[0]?.reason).toMatch(/^Only the sentences/);
  }

  it.each<Environment>([
    ['<breaks>true</breaks>', breaksOf(10), [breaksOf(10)], []],
    ['<breaks>false</breaks>', breaksOf(10), [], ['breaks']],
    ['<breaks>true</breaks>', breaksOf(46), [], ['breaks']],
    ['', 'Tests on paper in large print. A quiet room.', ['Large print for tests on paper.'], ['description']],
  ])('reads of the environment %s with “%s”', reads);

  it.each<Environment>([
    ['<breaks>1</breaks>', breaksOf(10), [breaksOf(10)], []],
    ['', breaksOf(10), [breaksOf(10)], []],
    ['<breaks>0</breaks>', '', [], []],
    ['<breaks>1</breaks>', '', [], ['breaks']],
    ['<breaks>perhaps</breaks>', breaksOf(10), [], ['breaks']],
    ['', breaksOf(0), [], ['description']],
    ['', `${breaksOf(5)} A quiet room.`, [breaksOf(5)], ['description']],
  ])('reads of the environment %s with “%s” @long', reads);

  it('may stand in a list of one record, with a prefix @long', async () => {
    const { fromStaff, forStaff } = await start();
    await fromStaff(`<p:access-for-all-pnp-records xmlns:p="${NAMESPACE}"><p:access-for-all-pnp-record>
      <p:person-sourced-id source-system="https://sis.example">7</p:person-sourced-id>
      <p:access-for-all-pnp><p:additional-testing-time><p:time-multiplier>1.1</p:time-multiplier></p:additional-testing-time></p:access-for-all-pnp>
    </p:access-for-all-pnp-record></p:access-for-all-pnp-records>`);
    expect((await forStaff())?.allowances).toMatchObject({ extraTime: { amount: 10 } });
  });
});

describe('a file that is no record of one child', () => {
  const one = '<access-for-all-pnp-record><access-for-all-pnp/></access-for-all-pnp-record>';
  const entities = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';

  it.each([
    ['is another XML', '<html/>', /no record of Access for All/],
    [
      'has several people @long',
      `<access-for-all-pnp-records>${one}${one}</access-for-all-pnp-records>`,
      /several people/,
    ],
    ['is not well-formed @long', '<access-for-all-pnp><spoken></access-for-all-pnp>', /not well-formed/],
    ['is no XML', 'hello', /not well-formed/],
    ['declares entities', recordOf('').replace('?>', `?>${entities}`), /document type/],
    ['nests its elements thousands of times @long', recordOf('<a>'.repeat(9_000) + '</a>'.repeat(9_000)), /nests/],
  ])('changes nothing, and is refused where it %s', async (_what, xml, sentence) => {
    const { parent, ofParent, ofStaff, forStaff } = await start();
    for (const request of [parent.post(ofParent), api.as('admin').post(ofStaff)]) {
      const { body } = await request.send({ xml }).expect(422);
      expect(body.message).toMatch(sentence);
    }
    expect(await forStaff()).toMatchObject({ allowances: {} });
  });

  it('is refused where it is empty, or far too long', async () => {
    const { parent, ofParent } = await start();
    await parent.post(ofParent).send({ xml: '' }).expect(400);
    await parent
      .post(ofParent)
      .send({ xml: recordOf(' '.repeat(100_000)) })
      .expect(400);
  });
});

it('is closed to other parents, children, markers and authors', async () => {
  const { ofParent, ofStaff, asChild } = await start();
  const { client: stranger } = await confirmedFamily(api, false);
  await stranger.get(ofParent).expect(404);
  await stranger
    .post(ofParent)
    .send({ xml: recordOf('') })
    .expect(404);
  const child = await asChild();
  for (const path of [ofParent, ofStaff]) await child.get(path).expect(403);
  for (const role of ['content', 'marker'] as const) await api.as(role).get(ofStaff).expect(403);
  await api
    .as('admin')
    .get(`/api/families/${'a'.repeat(24)}/children/${'b'.repeat(24)}/needs-profile`)
    .expect(404);
});
