import { ownChildren, setWeeklyReport } from '@wattle/contract/own-children';
import { call } from '../../../test/call';
import { TestApi } from '../../../test/start-api';
import { confirmedFamily } from '../../../test/weekly-reports';
import { UnsubscribeLinks } from '../../mail/links/mailed-links';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

type Client = Awaited<ReturnType<typeof confirmedFamily>>['client'];
const isOn = async (client: Client) => (await call(client, ownChildren)).isWeeklyReportOn;
const choose = async (client: Client, choice: boolean) =>
  (await call(client, setWeeklyReport, { body: { isOn: choice } })).message;

async function confirmAgain(token: string): Promise<string> {
  const asked = { token, wantsWeeklyReport: true };
  return (await api.anybody().post('/api/auth/confirm-email').send(asked).expect(200)).body.message;
}

it('a parent who is logged in turns reports off and on', async () => {
  const { client } = await confirmedFamily(api);
  expect(await isOn(client)).toBe(true);
  expect(await choose(client, false)).toBe('You get no more weekly reports.');
  expect(await isOn(client)).toBe(false);
  expect(await choose(client, true)).toBe('You get a report of each week. The first one comes next Monday.');
  expect(await isOn(client)).toBe(true);
});

it('also after the mailbox has stopped them', async () => {
  const { client, email } = await confirmedFamily(api);
  const { pathname, search } = new URL(api.app.get(UnsubscribeLinks).linkFor('weekly-report', email));
  const stop = api.anybody().post(pathname + search);
  await stop.type('form').send('List-Unsubscribe=One-Click').expect(200);
  expect(await isOn(client)).toBe(false);
  await choose(client, true);
  expect(await isOn(client)).toBe(true);
});

it('no link that was sent before reports were stopped turns them on', async () => {
  const { client, confirmation } = await confirmedFamily(api);
  api.advance(1);
  await choose(client, false);
  expect(await confirmAgain(confirmation)).toContain('This link is too old to turn the weekly report on.');
  expect(await isOn(client)).toBe(false);
});

it('a link to confirm that has expired does not turn reports on', async () => {
  const { client, confirmation } = await confirmedFamily(api, false);
  api.advance(8 * 86_400);
  const message = 'Thank you. Your address is confirmed. This link is too old to turn the weekly report on.';
  expect(await confirmAgain(confirmation)).toBe(message);
  api.beginTest();
  expect(await isOn(client)).toBe(false);
});
