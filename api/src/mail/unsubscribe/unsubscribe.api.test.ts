import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { eventually } from '../../../test/eventually';
import { at, type Client, useFreeAssessment } from '../../../test/free-assessment';
import { readable } from '../../../test/readable';
import { RateLimits } from '../../infrastructure';
import { MailService } from '../delivery/mail.service';

const free = useFreeAssessment();

/** A browser that has finished all three tests. */
async function finished(): Promise<Client> {
  const client = await free.visitor();
  for (const test of FREE_TESTS) await free.take(client, test, 1);
  return client;
}

const askForReport = (client: Client) => client.post(at('send-user-details')).send({ email: free.email });

/** The mail to the address of the test, with its headers unfolded. */
async function mail(): Promise<string> {
  return eventually(() => {
    const found = free.api.mails().find((each) => each.includes(free.email));
    if (!found) throw new Error('no mail yet');
    return found.replace(/\r\n[ \t]+/g, ' ');
  });
}

/** Mails a report and gives the path that its header links to. */
async function mailedLink(): Promise<string> {
  await askForReport(await finished()).expect(202);
  const [, url = ''] = /^List-Unsubscribe: *<(.+?)>/m.exec(await mail()) ?? [];
  const { origin, pathname, search } = new URL(url);
  expect(origin).toBe('http://localhost:3000');
  return pathname + search;
}

/** As a mail program sends its user's click (RFC 8058). */
const oneClick = (path: string) => free.api.anybody().post(path).type('form').send('List-Unsubscribe=One-Click');

const refusal = () => ({
  message: `No email was sent: ${free.email} has stopped these emails. Your results stay on this page.`,
});

test('every mail can be stopped with one click, and then no more come, whoever asks', async () => {
  const path = await mailedLink();
  expect(await mail()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await oneClick(path).expect(200);
  await oneClick(path).expect(200);
  const again = await finished();
  await askForReport(again).expect(202, refusal());
  await askForReport(again).expect(202, refusal());
  expect(await free.api.connection.collection('mails').countDocuments({ to: free.email })).toBe(1);
});

test('another spelling of the mailbox is stopped with it', async () => {
  await oneClick(await mailedLink()).expect(200);
  const mailService = free.api.app.get(MailService);
  const [to, dedupeKey] = [free.email.replace('@', '+again@'), 'another'];
  const content = { subject: 'Results', text: 'Seven', html: '<p>Seven</p>' };
  expect(await mailService.send({ kind: 'report', to, dedupeKey, perDay: 3, ...content })).toBe('unsubscribed');
});

test('a mail that waits to be sent is withdrawn, with the draft that a failed try has left', async () => {
  const path = await mailedLink();
  const mails = free.api.connection.collection('mails');
  const queued = { state: 'queued', dueAt: new Date(Date.now() + 60_000) };
  const mailOf = await eventually(async () => {
    const found = await mails.findOneAndUpdate({ to: free.email, state: 'sent' }, { $set: queued });
    expect(found).not.toBeNull();
    return found;
  });
  const draft = join(free.api.dataDir, 'mail', `${mailOf?._id}.eml.draft`);
  writeFileSync(draft, free.email);
  await oneClick(path).expect(200);
  expect(await mails.countDocuments({ to: free.email })).toBe(0);
  expect(existsSync(draft)).toBe(false);
});

test('opening the link changes nothing; its page stops the mails and lets them come again', async () => {
  const path = await mailedLink();
  const page = await free.api.anybody().get(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
  expect(page.text).toContain('Stop these emails');
  expect(page.text).not.toContain(free.email);
  expect(page.text).toContain('<a href="/">Go to the home page</a>');
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.+form-action 'self'/);
  const press = async (html: string) => {
    const [, action = ''] = /<form method="post" action="(.+?)">/.exec(html) ?? [];
    const from = free.api.browser().post(action).set('Origin', 'http://localhost:3000');
    return (await from.type('form').send('').expect(200)).text;
  };
  const stopped = await press(page.text);
  expect(stopped).toContain('Wattle sends no results of free assessments to this address.');
  await askForReport(await finished()).expect(202, refusal());
  expect(await press(stopped)).toContain('Stop these emails');
  free.api.advance(86_401);
  const { body } = await askForReport(await finished()).expect(202);
  expect(body.message).toContain(`The report is on its way to ${free.email}.`);
});

test('the link in the text of a mail is the one of its header', async () => {
  const path = await mailedLink();
  expect(readable(free.api.mails().find((each) => each.includes(free.email)))).toContain(
    `Stop these emails: http://localhost:3000${path}`,
  );
});

test('nobody stops the mails of others with a link that was made up', async () => {
  const path = await mailedLink();
  const forged = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A');
  const other = path.replace(/report\.[^.]+/, `report.${'x'.repeat(43)}`);
  for (const wrong of [forged, other]) {
    await oneClick(wrong).expect(404);
    await free.api.anybody().get(wrong).expect(404);
  }
  await oneClick('/api/mail/unsubscribe?token=report').expect(400);
  await oneClick('/api/mail/unsubscribe').expect(400);
  await oneClick(path).set('Origin', 'https://evil.example').expect(403);
  expect(await free.api.connection.collection('mail_opt_outs').countDocuments({ mailbox: 'x'.repeat(43) })).toBe(0);
});

test('a form is accepted at these addresses only', () => oneClick('/api/auth/logout').expect(415));

test('the links of mails that were sent before the secret changed still work @long', async () => {
  const [old, fresh] = ['o'.repeat(48), 'n'.repeat(48)];
  await free.api.restart({ JWT_SECRET: old });
  const path = await mailedLink();
  await free.api.restart({ JWT_SECRET: `${fresh},${old}` });
  await oneClick(path).expect(200);
  await free.api.restart({ JWT_SECRET: fresh });
  await askForReport(await finished()).expect(202, refusal());
  await free.api.restart();
});

test('a network makes six hundred such calls in an hour', async () => {
  const madeUp = `/api/mail/unsubscribe?token=report.${'y'.repeat(43)}.${'z'.repeat(43)}`;
  await free.api.app.get(RateLimits).of('unsubscribe-calls').take(free.api.network, 599);
  await oneClick(madeUp).expect(404);
  await oneClick(madeUp).expect(429);
});
