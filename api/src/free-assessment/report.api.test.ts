import { FREE_TESTS } from '@wattle/contract';
import { eventually } from '../../test/eventually';
import { at, type Client, useFreeAssessment } from '../../test/free-assessment';
import { readable } from '../../test/readable';
import { uniqueEmail, uniqueName } from '../../test/unique';

const today = () =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(new Date());

const free = useFreeAssessment({}, async (api) => {
  await api.addQuestions('Reading', 10, { category: 'Inference <b>' });
  await api.addQuestions('Maths', 10, { category: 'Fractions' });
  await api.addQuestions('ThinkingSkills', 10, { category: 'Deduction' });
});

/** A browser that has finished all three tests with these scores. */
async function finished(scores: number[], address = free.email): Promise<Client> {
  const client = await free.visitor(address);
  for (const [index, test] of FREE_TESTS.entries()) await free.take(client, test, scores[index] ?? 0, address);
  return client;
}

const send = (client: Client, address = free.email) => client.post(at('send-user-details')).send({ email: address });

test('the report names the three scores, the topics, what to practise, and where to sign up', async () => {
  await send(await finished([7, 3, 10])).expect(202, { message: `Your results are on their way to ${free.email}.` });

  const [mail] = await eventually(() => {
    expect(free.api.mails()).toHaveLength(1);
    return free.api.mails();
  });
  const text = readable(mail);
  expect(text).toContain(`To: ${free.email}`);
  expect(text).toContain('Reading: 7 of 10');
  expect(text).toContain('Mathematical Reasoning: 3 of 10');
  expect(text).toContain('Thinking Skills: 10 of 10');
  expect(text).toContain('To practise next: Fractions (Mathematical Reasoning); Inference <b> (Reading).');
  expect(text).toContain('http://localhost:3000/signup');
  expect(text).toContain('Stop these mails: http://localhost:3000/api/mail/unsubscribe?token=report.');
  expect(text).toContain('  Inference <b>: 7 of 10');
  expect(text).toContain('Inference &lt;b&gt;</td>');
  expect(text).toContain(`The results of your free assessment, ${today()}`);
  expect(text).toContain(`${today()}</td>`);
});

test('the HTML fits a phone, draws a bar for each score and topic, and fetches nothing', async () => {
  await send(await finished([7, 0, 10])).expect(202);
  await eventually(() => expect(free.api.mails()).toHaveLength(1));
  const text = readable(free.api.mails()[0]);
  expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(text).toContain('max-width:560px');
  expect(text.match(/<td width="\d+%"/g)).toEqual(
    ['70%', '30%', '70%', '30%', '100%', '100%', '100%', '100%'].map((width) => `<td width="${width}"`),
  );
  expect(text).not.toMatch(/<(img|svg|link|script|style)\b|url\(/);
});

test.each([
  [[10, 10, 10], 'Every single answer was right'],
  [[8, 8, 8], 'A strong result'],
  [[5, 5, 5], 'A good start'],
  [[9, 5, 0], 'Every first try is a place to start from'],
])('scores of %j are met with a sentence that fits them', async (scores, sentence) => {
  await send(await finished(scores)).expect(202);
  await eventually(() => expect(readable(free.api.mails()[0]).split(sentence)).toHaveLength(3));
});

test('a perfect result is praised instead', async () => {
  await send(await finished([10, 10, 10])).expect(202);
  await eventually(() => expect(readable(free.api.mails()[0])).toContain('Every answer was right.'));
});

test('a double click sends one mail', async () => {
  const client = await finished([1, 2, 3]);
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(client)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await send(client)).body.message).toMatch(/were sent to .+ today/);
  await eventually(() => expect(free.api.mails()).toHaveLength(1));
  const { connection } = free.api;
  expect(await connection.collection('mails').countDocuments({ to: free.email })).toBe(1);
});

test('nothing is sent before all three tests are done, nor for somebody else', async () => {
  const message = 'Please finish all three tests before you send the results.';
  const client = await free.visitor();
  expect((await send(client).expect(409)).body.message).toBe(message);
  await finished([1, 2, 3]);
  expect((await send(free.api.browser()).expect(409)).body.message).toBe(message);
  expect((await send(free.api.browser(), uniqueEmail()).expect(409)).body.message).toBe(message);
});

test('the same results are mailed once in a day', async () => {
  const client = await finished([1, 2, 3]);
  await send(client).expect(202);
  free.api.advance(86_340);
  const message = `Your results were sent to ${free.email} today. Please look in the spam folder too.`;
  await send(client).expect(202, { message });
  free.api.advance(120);
  await send(client).expect(202, { message: `Your results are on their way to ${free.email}.` });
  await eventually(() => expect(free.api.mails()).toHaveLength(2));
});

test('a mailbox gets three reports in any 24 hours, however its address is spelt', async () => {
  const name = uniqueName('mee');
  const spellings = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name.replace('.', '')}@googlemail.com`];
  for (const address of spellings) {
    await send(await finished([1, 2, 3], address), address).expect(202);
    free.api.advance(601);
  }
  const fourth = `${name}+4@gmail.com`;
  const client = await finished([1, 2, 3], fourth);
  const refused = await send(client, fourth).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  free.api.advance(86_400);
  await send(client, fourth).expect(202);
});

test('an address in the network asks twenty times an hour', async () => {
  const client = await finished([1, 2, 3]);
  for (let request = 0; request < 20; request += 1) await send(client).expect(202);
  const refused = await send(client).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
});

test('who starts again after the report starts anew, in the same browser too', async () => {
  const client = await finished([1, 2, 3]);
  const again = async () => {
    await free.start(client).expect(201);
    return (await free.scores(client))[0];
  };
  expect(await again()).toBe(1);
  await send(client).expect(202);
  expect(await again()).toBeNull();
});
