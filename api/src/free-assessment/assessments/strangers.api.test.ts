import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import { answersOf, at, type Client, useFreeAssessment } from '../../../test/free-assessment';
import { uniqueEmail } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';

const [reading, maths, thinking] = FREE_TESTS;
const free = useFreeAssessment();

const questionStatus = [{ questionNumber: 1, status: 'attempted' }];
const submission = (test: FreeTest, more: object) => (client: Client, email: string) =>
  client.post(at(test.submitPath)).send({ email, questionStatus, ...more });

/** Every endpoint that takes an address, as a client without a cookie calls it. */
const requests: [string, (client: Client, email: string) => ReturnType<Client['get']>][] = [
  ['the scores', (client, email) => client.get(at('userAssessmentDetails')).query({ email })],
  ...FREE_TESTS.flatMap((test): typeof requests => [
    [`the check of ${test.title}`, (client, email) => client.post(at(test.checkPath)).send({ email })],
    [`the questions of ${test.title}`, (client, email) => client.get(at(test.category)).query({ email })],
  ]),
  ['a score for Reading', submission(reading, { score: 1 })],
  ['answers for Reading', submission(reading, { responses: [] })],
  ['a score for Maths', submission(maths, { score: 1 })],
  ['answers for Thinking Skills', submission(thinking, { responses: [] })],
  ['a submission of another test', submission(reading, { attemptId: 'f'.repeat(24), responses: [] })],
  ['the report', (client, email) => client.post(at('send-user-details')).send({ email })],
];

/** What a browser may have done with an address. */
const histories: [string, () => Promise<unknown>][] = [
  ['started an assessment', () => free.visitor()],
  ['opened a test @long', async () => free.open(await free.visitor(), reading)],
  ['submitted Reading @long', async () => free.take(await free.visitor(), reading, 7)],
  [
    'finished all three tests',
    async () => {
      const client = await free.visitor();
      for (const test of FREE_TESTS) await free.take(client, test, 5);
      await client.post(at('send-user-details')).send({ email: free.email }).expect(202);
    },
  ],
];

/** Everything that a stranger sees, without what differs from one response to the next. */
async function seen(request: (client: Client, email: string) => ReturnType<Client['get']>, email: string) {
  const { status, headers, body } = await request(free.api.browser(), email);
  const { date: _date, etag: _etag, 'x-request-id': _id, ...others } = headers;
  const text = JSON.stringify({ status, headers: others, body });
  return text.replaceAll(email, 'address').replace(/"attemptId":"[0-9a-f]{24}"/, '"attemptId":"id"');
}

it.each(histories)(
  'a stranger gets the same as for an address that was never used for one whose browser has %s',
  async (_history, happen) => {
    await happen();
    const unused = uniqueEmail('other');
    // Twice: what the first requests have left does not tell either.
    for (const [what, request] of [...requests, ...requests]) {
      const [used, other] = [await seen(request, free.email), await seen(request, unused)];
      expect([what, used]).toEqual([what, other]);
    }
  },
);

it('strangers send six hundred requests an hour from one network; a browser there continues its assessment', async () => {
  const client = await free.visitor();
  const ask = () => free.api.anybody().get(at('userAssessmentDetails')).query({ email: uniqueEmail() });
  await free.api.app.get(RateLimits).of('cookieless-requests').take(free.api.network, 599);
  await ask().expect(200);
  const refused = await ask().expect(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  await free.api.anybody().post(at(reading.submitPath)).send({ email: free.email, questionStatus }).expect(429);
  await free.submit(client, reading, answersOf(await free.open(client, reading), 1)).expect(200);
});

it('what a client without a cookie submits leaves the assessment of a browser as it is', async () => {
  const client = await free.visitor();
  await free.take(client, reading, 7);
  await free.api
    .anybody()
    .post(at(reading.submitPath))
    .send({ email: free.email, questionStatus, score: 1 })
    .expect(200);
  expect(await free.scores(client)).toEqual([7, null, null]);
  expect(await free.scores(free.api.browser())).toEqual([1, null, null]);
});
