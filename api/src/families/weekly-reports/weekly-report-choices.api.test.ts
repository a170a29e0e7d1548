import { TestApi } from '../../../test/start-api';
import { chooseWeeklyReport, confirmedFamily, progressToken } from '../../../test/weekly-reports';
import { UnsubscribeLinks } from '../../mail/links/unsubscribe-links';

const STOPPED_SINCE =
  'The weekly report was stopped after this link was sent. To turn it on again, please have a new link sent.';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

const isOn = async (token: string): Promise<boolean> =>
  (await api.anybody().post('/api/child-progress').send({ token }).expect(200)).body.isWeeklyReportOn;

async function confirmAgain(token: string): Promise<string> {
  const asked = { token, wantsWeeklyReport: true };
  return (await api.anybody().post('/api/auth/confirm-email').send(asked).expect(200)).body.message;
}

it('the page turns reports off, and by a newer link on', async () => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  expect(await isOn(token)).toBe(true);
  await chooseWeeklyReport(api, token, false).expect(200);
  expect(await isOn(token)).toBe(false);
  api.advance(1);
  await chooseWeeklyReport(api, await progressToken(api, email), true).expect(200);
  expect(await isOn(token)).toBe(true);
});

it('the page that turns reports off turns them on again, however old its link is', async () => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  api.advance(86_400);
  await chooseWeeklyReport(api, token, false).expect(200);
  api.advance(60);
  await chooseWeeklyReport(api, token, true).expect(200);
  expect(await isOn(token)).toBe(true);
});

it('no other link that was sent before reports were stopped turns them on', async () => {
  const { email, confirmation } = await confirmedFamily(api);
  const earlier = await progressToken(api, email);
  api.advance(1);
  const token = await progressToken(api, email);
  api.advance(1);
  await chooseWeeklyReport(api, token, false).expect(200);
  expect((await chooseWeeklyReport(api, earlier, true).expect(422)).body.message).toBe(STOPPED_SINCE);
  expect(await confirmAgain(confirmation)).toContain('This link is too old to turn the weekly report on.');
  expect(await isOn(token)).toBe(false);
});

it.each(['before', 'after'])('a page undoes no stop of the mailbox that comes %s its own', async (order) => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  const { pathname, search } = new URL(api.app.get(UnsubscribeLinks).linkFor('weekly-report', email));
  const stopByMailbox = () =>
    api
      .anybody()
      .post(pathname + search)
      .type('form')
      .send('List-Unsubscribe=One-Click');
  api.advance(1);
  if (order === 'before') await stopByMailbox().expect(200);
  await chooseWeeklyReport(api, token, false).expect(200);
  if (order === 'after') await stopByMailbox().expect(200);
  expect((await chooseWeeklyReport(api, token, true).expect(422)).body.message).toBe(STOPPED_SINCE);
  expect(await isOn(token)).toBe(false);
});

it('a link to confirm that has expired does not turn reports on', async () => {
  const { email, confirmation } = await confirmedFamily(api, false);
  api.advance(8 * 86_400);
  const message = 'Thank you. Your address is confirmed. This link is too old to turn the weekly report on.';
  expect(await confirmAgain(confirmation)).toBe(message);
  expect(await isOn(await progressToken(api, email))).toBe(false);
});
