import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { TestSmtp } from '../../../../scripts/testing/smtp';
import { eventually } from '../../../test/eventually';
import { mailFieldsTo, mailTo, retryScheduled, tryAgain } from '../../../test/mail';
import { NO_REDIS, redisAvailable, startRedis } from '../../../test/redis';
import { TestApi } from '../../../test/start-api';
import { uniqueEmail } from '../../../test/unique';
import { MailService } from './mail.service';
import { backoffMs, MAIL_TRIES, MailDelivery } from './mail-delivery';
import { MailRecovery } from './mail-queue';

const queues = [
  ['in process', true],
  [redisAvailable ? 'Redis' : `Redis (${NO_REDIS})`, redisAvailable],
] as const;

for (const [queue, isAvailable] of queues) {
  (isAvailable ? describe : describe.skip)(`mail with the queue ${queue}`, () => {
    let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
    let smtp: TestSmtp;
    let proxy: DatabaseProxy;
    let api: TestApi;
    let to: string;

    beforeAll(async () => {
      redis = queue === 'Redis' ? await startRedis() : undefined;
      smtp = await TestSmtp.create();
      await smtp.up();
      const settings = { SMTP_URL: smtp.url, REDIS_URL: redis?.url, MAIL_FROM: 'Wattle <hello@wattle.test>' };
      ({ api, proxy } = await TestApi.startBehindProxy(settings));
    });
    beforeEach(() => {
      api.beginTest();
      to = uniqueEmail();
    });
    /** What is no matter of the queue is tried with one of them. */
    const withRedisLong = queue === 'Redis' ? ' @long' : '';
    const { timeout } = AbortSignal;
    afterEach(() => {
      AbortSignal.timeout = timeout;
    });
    afterAll(async () => {
      await api.close();
      await smtp.down();
      await redis?.stop();
    });

    const send = (address = to) => api.app.get(MailService).send(mailTo(address));
    const received = (address = to) => smtp.received.filter((mail) => mail.to.includes(address));
    const arrives = () => eventually(() => expect(received()).toHaveLength(1));
    const states = async (...addresses: string[]) => {
      const records = api.connection.collection('mails').find({ to: { $in: [to, ...addresses] } });
      return (await records.toArray()).map(({ state }) => state);
    };

    it('sends a mail, in both forms, to one recipient', async () => {
      await send();
      await arrives();
      expect(received()[0]?.to).toEqual([to]);
      expect(received()[0]?.content).toMatch(/From: Wattle <hello@wattle.test>/);
      expect(received()[0]?.content).toMatch(
        /text\/plain[\s\S]+Seven of ten\.[\s\S]+text\/html[\s\S]+<p>Seven of ten\.<\/p>/,
      );
      await eventually(async () => expect(await states()).toEqual(['sent']));
    });

    it('sends a mail once, however often it is promised', async () => {
      await Promise.all(Array.from({ length: 20 }, () => send()));
      await arrives();
      expect(await states()).toHaveLength(1);
    });

    it('sends five mails at a time; those that wait are not claimed, and each is sent once', async () => {
      const release = smtp.hold();
      const others = Array.from({ length: 12 }, () => uniqueEmail());
      await Promise.all(others.map(send));
      await eventually(() => expect(smtp.waiting).toBe(5));
      const waiting = await states(...others);
      expect(waiting.filter((state) => state === 'sending')).toHaveLength(5);
      await api.app.get(MailRecovery).run();
      release();
      await eventually(async () => expect(new Set(await states(...others))).toEqual(new Set(['sent'])));
      expect(others.map((address) => received(address).length)).toEqual(others.map(() => 1));
    }, 30_000);

    it(`a transaction that takes too long is aborted, and the next try sends the mail once${withRedisLong}`, async () => {
      const tooLong = new AbortController();
      AbortSignal.timeout = () => tooLong.signal;
      const aborted = smtp.aborted + 1;
      const release = smtp.hold();
      await send();
      await eventually(() => expect(smtp.waiting).toBe(1));
      tooLong.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
      await eventually(() => expect(smtp.aborted).toBe(aborted));
      AbortSignal.timeout = timeout;
      await retryScheduled(api, to);
      release();
      await tryAgain(api);
      await arrives();
      await eventually(async () => expect(await states()).toEqual(['sent']));
    });

    it('a mail that was sent while the database was away is not sent again when it is back @long', async () => {
      const release = smtp.hold();
      await send();
      await eventually(() => expect(smtp.waiting).toBe(1));
      proxy.fail(['update'], SHUTTING_DOWN);
      release();
      await eventually(() => expect(api.log()).toContain('its record cannot be changed yet'));
      proxy.recover();
      await eventually(async () => expect(await states()).toEqual(['sent']));
      api.advance(3_600);
      await api.app.get(MailRecovery).run();
      expect(await api.app.get(MailDelivery).due()).toEqual([]);
      expect(received()).toHaveLength(1);
    });

    it('tries again after a refusal, and the mail arrives once', async () => {
      smtp.refusals = 1;
      await send();
      await retryScheduled(api, to);
      await tryAgain(api);
      await arrives();
      await eventually(async () => expect(await states()).toEqual(['sent']));
    });

    it(`keeps a promise while the mail server is down${withRedisLong}`, async () => {
      await smtp.down();
      await send();
      await retryScheduled(api, to);
      await smtp.up();
      await tryAgain(api);
      await arrives();
    });

    it(`gives up after eight tries, and says so in the record${withRedisLong}`, async () => {
      await smtp.down();
      await send();
      await retryScheduled(api, to);
      const delivery = api.app.get(MailDelivery);
      for (let tries = 1; tries < MAIL_TRIES; tries += 1) {
        api.advance(backoffMs(tries) / 1_000);
        const [job = { mailId: '', mailbox: '' }] = await delivery.due();
        await delivery.deliver(job);
      }
      expect(await states()).toEqual(['failed']);
      expect(await delivery.due()).toEqual([]);
      await smtp.up();
    });

    it(`a mail whose worker died is sent by another, after three minutes${withRedisLong}`, async () => {
      const due = { promisedAt: new Date(), dueAt: new Date(Date.now() + 180_000) };
      const record = { ...mailFieldsTo(to), mailbox: to, serial: 1, state: 'sending', tries: 1, ...due };
      await api.connection.collection('mails').insertOne(record);
      const delivery = api.app.get(MailDelivery);
      expect(await delivery.due()).toEqual([]);
      api.advance(181);
      const [job = { mailId: '', mailbox: '' }] = await delivery.due();
      await Promise.all(Array.from({ length: 10 }, () => delivery.deliver(job)));
      expect(received()).toHaveLength(1);
    });

    it(`a worker that comes too late does not undo what another one did${withRedisLong}`, async () => {
      const release = smtp.hold();
      smtp.refusals = 1;
      await send();
      await eventually(() => expect(smtp.waiting).toBe(1));
      // Another worker took over and is done.
      await api.connection.collection('mails').updateOne({ to }, { $set: { state: 'sent' }, $inc: { tries: 1 } });
      release();
      await eventually(() => expect(api.log()).toContain('could not be sent'));
      await eventually(() => expect(smtp.waiting).toBe(0));
      expect(await states()).toEqual(['sent']);
    });

    it('what was promised before a restart is sent after it @long', async () => {
      await smtp.down();
      await send();
      await retryScheduled(api, to);
      const mails = api.connection.collection('mails');
      const record = await mails.findOneAndUpdate({ to }, { $set: { dueAt: new Date() } });
      await smtp.up();
      await api.restart();
      await arrives();
      expect(received()[0]?.content).toContain(`Message-ID: <${record?._id}@wattle>`);
    });

    it(`writes no address into the log${withRedisLong}`, async () => {
      smtp.refusals = 1;
      await send();
      await eventually(() => expect(api.log()).toContain('could not be sent'));
      expect(api.log()).not.toContain(to);
      await retryScheduled(api, to);
      await tryAgain(api);
      await arrives();
    });
  });
}
