import { TestSmtp } from '../../../scripts/testing/smtp';
import { eventually } from '../../test/eventually';
import { ownRedisAvailable, redisAvailable, startOwnRedis, startRedis } from '../../test/redis';
import { TestApi } from '../../test/start-api';
import { MailService } from './mail.service';
import { backoffMs, MAIL_TRANSPORT, MAIL_TRIES, MailDelivery } from './mail-delivery';
import type { MailTransport } from './mail-transport';

const mail = (about: string, to = 'meera@example.com') => ({
  to,
  subject: 'Your results',
  text: 'Seven of ten.',
  html: '<p>Seven of ten.</p>',
  about,
  perDay: 3,
});

const queues = [
  ['in process', true],
  [redisAvailable ? 'Redis' : 'Redis (skipped: neither redis-server nor TEST_REDIS_URL is here)', redisAvailable],
] as const;

for (const [queue, isAvailable] of queues) {
  (isAvailable ? describe : describe.skip)(`mail with the queue ${queue}`, () => {
    let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
    let smtp: TestSmtp;
    let api: TestApi;

    beforeAll(async () => {
      redis = queue.startsWith('Redis') ? await startRedis() : undefined;
    });
    afterAll(() => redis?.stop());
    beforeEach(async () => {
      smtp = await TestSmtp.create();
      await smtp.up();
      api = await TestApi.start({ SMTP_URL: smtp.url, REDIS_URL: redis?.url, MAIL_FROM: 'Wattle <hello@wattle.test>' });
    });
    afterEach(async () => {
      await api.close();
      await smtp.down();
    });

    const send = (key: string, to?: string) => api.app.get(MailService).send(mail(key, to));
    const states = async () => {
      const records = await api.connection.collection('mails').find().toArray();
      return records.map(({ state }) => state);
    };

    /** Waits until the first try has failed and the next one is due later. */
    const putOff = () =>
      eventually(async () => {
        const [record] = await api.connection.collection('mails').find().toArray();
        expect(record).toMatchObject({ state: 'queued', tries: 1 });
      });

    it('sends a mail, in both forms, to one recipient', async () => {
      await send('one');
      await eventually(() => expect(smtp.received).toHaveLength(1));
      expect(smtp.received[0]?.to).toEqual(['meera@example.com']);
      expect(smtp.received[0]?.content).toMatch(/From: Wattle <hello@wattle.test>/);
      expect(smtp.received[0]?.content).toMatch(
        /text\/plain[\s\S]+Seven of ten\.[\s\S]+text\/html[\s\S]+<p>Seven of ten\.<\/p>/,
      );
      await eventually(async () => expect(await states()).toEqual(['sent']));
    });

    it('sends a mail once, however often it is promised', async () => {
      await Promise.all(Array.from({ length: 20 }, () => send('one')));
      await eventually(() => expect(smtp.received).toHaveLength(1));
      expect(await states()).toHaveLength(1);
    });

    it('tries again after a refusal, and the mail arrives once', async () => {
      smtp.refusals = 1;
      await send('one');
      await putOff();
      api.advance(backoffMs(1) / 1_000);
      await eventually(() => expect(smtp.received).toHaveLength(1), 10_000);
      await eventually(async () => expect(await states()).toEqual(['sent']));
    }, 20_000);

    it('keeps a promise while the mail server is down', async () => {
      await smtp.down();
      await send('one');
      await putOff();
      await smtp.up();
      api.advance(backoffMs(1) / 1_000);
      await eventually(() => expect(smtp.received).toHaveLength(1), 10_000);
    }, 20_000);

    it('gives up after eight tries, and says so in the record', async () => {
      await smtp.down();
      await send('one');
      await putOff();
      const delivery = api.app.get(MailDelivery);
      for (let tries = 1; tries < MAIL_TRIES; tries += 1) {
        api.advance(backoffMs(tries) / 1_000);
        const [id = ''] = await delivery.due();
        await delivery.deliver(id);
      }
      expect(await states()).toEqual(['failed']);
      expect(await delivery.due()).toEqual([]);
    });

    it('a mail whose worker died is sent by another, after a minute', async () => {
      await api.connection.collection('mails').insertOne({
        ...mail('one'),
        serial: 1,
        state: 'sending',
        tries: 1,
        promisedAt: new Date(),
        dueAt: new Date(Date.now() + 60_000),
      });
      const delivery = api.app.get(MailDelivery);
      expect(await delivery.due()).toEqual([]);
      api.advance(61);
      const [id = ''] = await delivery.due();
      await Promise.all(Array.from({ length: 10 }, () => delivery.deliver(id)));
      expect(smtp.received).toHaveLength(1);
    });

    it('a worker that comes too late does not undo what another one did', async () => {
      await smtp.down();
      await send('one');
      await putOff();
      const delivery = api.app.get(MailDelivery);
      const transport = api.app.get<MailTransport>(MAIL_TRANSPORT);
      const [record] = await api.connection.collection('mails').find().toArray();
      const id = String(record?._id);
      let fail = (_error: Error) => {};
      transport.send = () =>
        new Promise((_sent, failed) => {
          fail = failed;
        });
      api.advance(backoffMs(1) / 1_000);
      const late = delivery.deliver(id);
      await eventually(async () => expect(await states()).toEqual(['sending']));
      api.advance(61);
      transport.send = async () => {};
      await delivery.deliver(id);
      fail(new Error('too late'));
      await late;
      expect(await states()).toEqual(['sent']);
    });

    it('what was promised before a restart is sent after it', async () => {
      await smtp.down();
      await send('one');
      await putOff();
      const [record] = await api.connection.collection('mails').find().toArray();
      await api.connection.collection('mails').updateOne({}, { $set: { dueAt: new Date() } });
      await smtp.up();
      await api.restart();
      await eventually(() => expect(smtp.received).toHaveLength(1), 10_000);
      expect(smtp.received[0]?.content).toContain(`Message-ID: <${record?._id}@wattle>`);
    }, 20_000);

    it('writes no address into the log', async () => {
      smtp.refusals = 1;
      await send('one', 'quiet@secret.example');
      await eventually(() => expect(api.log()).toContain('could not be sent'));
      expect(api.log()).not.toContain('secret.example');
    });
  });
}

(ownRedisAvailable ? test : test.skip)(
  'without its Redis the API still sends, and still stops',
  async () => {
    const redis = await startOwnRedis();
    const smtp = await TestSmtp.create();
    await smtp.up();
    const api = await TestApi.start({ SMTP_URL: smtp.url, REDIS_URL: redis.url });
    await redis.stop();
    await api.app.get(MailService).send(mail('one'));
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await eventually(() => expect(api.log()).toContain('Redis cannot be reached'));
    await api.close();
    await smtp.down();
  },
  30_000,
);
