import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { clientIpPrefixOf, RateLimits } from '../../infrastructure';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, start, open, take, scores, save } = free;

describe('whose assessment it is', () => {
  it('another browser with the same address sees three nulls and starts its own', async () => {
    const first = await visitor();
    await take(first, reading, 9);
    const second = await visitor();
    expect(await scores(second)).toEqual([null, null, null]);
    await take(second, reading, 2);
    expect(await scores(first)).toEqual([9, null, null]);
    expect(await scores(second)).toEqual([2, null, null]);
  });

  it('nobody reads the scores of an address without its cookie', async () => {
    await take(await visitor(), reading, 9);
    const anybody = await free.api.anybody().get(at('userAssessmentDetails')).query({ email: free.email }).expect(200);
    const unknown = await free.api.anybody().get(at('userAssessmentDetails')).query({ email: 'no@body.example' });
    expect(anybody.body).toEqual(unknown.body);
  });

  it('a cookie that was made up counts for nothing', async () => {
    const client = await visitor();
    await take(client, reading, 9);
    const [attempt] = await free.attempts();
    const id = String(attempt?.owner).replace('visitor:', '');
    const forged = free.api.anybody().get(at('userAssessmentDetails')).query({ email: free.email });
    const { body } = await forged.set('Cookie', `wattle-assessment=${id}.${'A'.repeat(43)}`).expect(200);
    expect(body.user.reading_score).toBeNull();
  });

  it('the same browser goes on where it was when it starts again', async () => {
    const client = await visitor();
    await take(client, reading, 3);
    await start(client, ` ${free.email.toUpperCase()} `).expect(201);
    expect(await scores(client)).toEqual([3, null, null]);
  });

  it("one browser keeps the assessments of several addresses apart, as a family's computer does", async () => {
    const [asha, ben] = [uniqueEmail('asha'), uniqueEmail('ben')];
    const client = await visitor(asha);
    await take(client, reading, 3, asha);
    await start(client, ben).expect(201);
    expect(await scores(client, ben)).toEqual([null, null, null]);
    await start(client, asha).expect(201);
    expect(await scores(client, asha)).toEqual([3, null, null]);
    const started = free.api.connection.collection('free_assessments').countDocuments({ email: { $in: [asha, ben] } });
    expect(await started).toBe(2);
  });

  it('a browser that has started another assessment still saves answers in the one before', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await start(client, uniqueEmail('ben')).expect(201);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
  });

  it('a new secret throws nobody out while the old one is still named @long', async () => {
    const [old, fresh] = ['o'.repeat(48), 'n'.repeat(48)];
    await free.api.restart({ JWT_SECRET: old });
    const client = await visitor();
    const test = await open(client, reading);
    await free.api.restart({ JWT_SECRET: `${fresh},${old}` });
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    await free.api.restart({ JWT_SECRET: fresh });
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 2 }]).expect(404);
    await free.api.restart();
  });

  it('a test is not submitted for a browser that has lost its cookie', async () => {
    const test = await open(await visitor(), reading);
    const answers = { ...answersOf(test, 10), email: free.email, attemptId: test.attemptId };
    await free.api.anybody().post(at(reading.submitPath)).send(answers).expect(404);
    expect(await free.attempts()).toHaveLength(1);
  });

  it('an address starts three assessments in thirty days', async () => {
    for (let start = 0; start < 3; start += 1) await visitor();
    const refused = await free.api.browser().post(at('userdetailforassesment')).send({ email: free.email }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(29 * 86_400);
    expect(refused.body.message).toMatch(
      /3 assessments in the last 30 days\. It can start another one from \d+ \w+\.$/,
    );
    await visitor(uniqueEmail());
    free.api.advance(30 * 86_400 + 1);
    await visitor();
  });

  it('of many starts at once, three succeed', async () => {
    const starts = await Promise.all(
      Array.from({ length: 20 }, () =>
        free.api.browser().post(at('userdetailforassesment')).send({ email: free.email }),
      ),
    );
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(starts.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it('a hundred starts an hour come from one network, which of IPv6 is the household', async () => {
    const name = uniqueName('visitor');
    const startFrom = (address: string, number: number) =>
      start(free.api.browser(), `${name}.${number}@example.com`).set('X-Forwarded-For', address);
    const prefix = clientIpPrefixOf('2001:db8:1:1::');
    await free.api.app.get(RateLimits).of('assessment-starts').take(prefix, 97);
    for (let number = 97; number < 100; number += 1) await startFrom(`2001:db8:1:1::${number}`, number).expect(201);
    await startFrom('2001:db8:1:ff:ffff::1', 100).expect(429);
    await startFrom('2001:db8:1:100::1', 101).expect(201);
  });

  it('the cookie is out of the reach of scripts', async () => {
    const { headers } = await free.api
      .anybody()
      .post(at('userdetailforassesment'))
      .send({ email: free.email })
      .expect(201);
    expect(String(headers['set-cookie'])).toMatch(/^wattle-assessment=.+HttpOnly.+SameSite=Lax/);
  });
});
