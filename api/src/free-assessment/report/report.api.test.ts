import { freeReport, freeResults } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { eventually } from '../../../test/eventually';
import { at, type Client, useFreeAssessment } from '../../../test/free-assessment';
import { readable } from '../../../test/readable';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';

const today = () =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(new Date());

const free = useFreeAssessment({}, async (api) => {
  await api.addQuestions('Reading', 10, { category: 'Inference <b>', year_level: 6 });
  await api.addQuestions('Maths', 10, { category: 'Fractions', year_level: 6 });
  await api.addQuestions('ThinkingSkills', 10, { category: 'Deduction', year_level: 6 });
});

/** A browser that has finished all three tests with these scores. */
async function finished(scores: number[], address = free.email, more: object = {}): Promise<Client> {
  const client = await free.visitor(address, more);
  for (const [index, test] of FREE_TESTS.entries()) await free.take(client, test, scores[index] ?? 0, address);
  return client;
}

const onItsWay = (email: string) =>
  `The report is on its way to ${email}. Not there in ten minutes? Look in the spam folder.`;

const send = (client: Client, address = free.email) => client.post(at('send-user-details')).send({ email: address });

/** The one report that was sent, as it reads. */
async function report(): Promise<string> {
  await eventually(() => expect(free.api.mails()).toHaveLength(1));
  return readable(free.api.mails()[0]);
}

/** The plain and the HTML part of a mail. */
function parts(mail: string): [text: string, html: string] {
  const [text = '', html = ''] = mail.split('Content-Type: text/html');
  return [text, html];
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

test('both forms lead with the total and have the strengths, each topic, two next steps and where to sign up', async () => {
  await send(await finished([7, 3, 10])).expect(202, { message: onItsWay(free.email) });

  const mail = await report();
  expect(mail).toContain(`To: ${free.email}`);
  expect(mail).toContain('Subject: Your free assessment: 20 of 30 right');
  const [text, html] = parts(mail);
  for (const part of [text, html]) {
    const words = flat(part.replace(/<br>|<\/?(strong|a)\b[^>]*>/g, ''));
    expect(words).toMatch(/20 of 30 right/i);
    expect(words).toContain('Every question right in Deduction.');
    expect(words).toContain('Deduction: every answer right');
    expect(words).toContain('1. Fractions, 3 of 10 right. Write each step down, and check it before the next.');
    expect(words).toMatch(/2\. Inference (<b>|&lt;b&gt;), 7 of 10 right\. Find the line/);
    expect(words).toContain('Sign up to practise both');
    expect(words).toContain(today());
  }
  expect(text).toContain('Reading: 7 of 10\r\n  Seven right answers: Inference <b>\r\n  Inference <b> 7 of 10');
  const signupUrl = `http://localhost:3000/signup#${new URLSearchParams({ email: free.email })}`;
  expect(text).toContain(`Sign up to practise both: ${signupUrl}`);
  expect(text).toContain('Stop these emails: http://localhost:3000/api/mail/unsubscribe?token=report.');
  expect(html).toContain(`href="${signupUrl}"`);
  expect(html).toContain('Inference &lt;b&gt; 7 of 10');
});

test.each([
  ['a low score', [0, 1, 0], '1 of 30 right'],
  ['nothing right', [0, 0, 0], 'Three tests done'],
])(
  'page and mail say the same of %s: what was strong, and the year that was chosen for',
  async (_what, scores, title) => {
    const client = await finished(scores, free.email, { grade: '5' });
    await send(client).expect(202);
    const { body } = await client.get(at('report')).expect(200);
    const { lead, tests } = freeReport.response.parse(body);
    expect(body.title).toBe(title);
    expect(lead).toMatch(/\. Chosen for Year 5\.$/);
    expect(tests[0]?.strength).toBe('All ten questions tried, before the time was up');
    for (const part of parts(await report())) {
      for (const words of [title, lead, ...tests.map(({ strength }) => strength)]) {
        expect(flat(part).toLowerCase()).toContain(words.toLowerCase());
      }
    }
  },
);

test('a year that there is not is refused, an empty one is none, and a bank of other years claims none', async () => {
  const { body } = await free.start(free.api.browser(), free.email, { grade: 3 }).expect(400);
  expect(body.errors).toEqual([{ path: 'grade', message: 'Choose a year from 4 to 7.' }]);
  for (const [grade, email] of [
    ['', uniqueEmail()],
    [4, uniqueEmail()],
  ] as const) {
    const client = await finished([1, 1, 1], email, { grade });
    await send(client, email).expect(202);
    expect((await client.get(at('report')).expect(200)).body.lead).not.toContain('Year');
  }
  await eventually(() => expect(free.api.mails()).toHaveLength(2));
});

test('two wrong answers of different tests are explained from the answer that was given', async () => {
  const wrong_turns = { A: 'This counts only once.' };
  await free.api.connection
    .collection('questions')
    .updateMany({}, { $set: { wrong_turns, version: 2, updatedAt: new Date() } });
  free.api.advance(5);
  await send(await finished([9, 9, 8])).expect(202);
  const [text, html] = parts(await report());
  expect(text).toContain('TWO WRONG ANSWERS, EXPLAINED');
  expect(text.match(/ {2}Your answer: .+\r\n {2}Right answer: .+\r\nThis counts only once\.\r\n/g)).toHaveLength(2);
  expect(text).toMatch(/Reading, Inference <b>\r\n/);
  expect(html.match(/This counts only once\./g)).toHaveLength(2);
  expect(html).toContain('Your answer</div>');
  expect(text).toMatch(/See the other two explained: http:\/\/localhost:3000\/free-assessment\/results#[0-9a-f]{24}\./);
});

test('both forms explain the same wrong answers, and the link of both explains all of them', async () => {
  const stored = free.api.connection.collection('questions');
  for (const { _id } of await stored.find({}, { projection: { _id: 1 } }).toArray()) {
    const named = { question: `Question ${_id}?`, explanation: `Because ${_id}.`, wrong_turns: { A: `Turn ${_id}.` } };
    await stored.updateOne({ _id }, { $set: { ...named, updatedAt: new Date() }, $inc: { version: 1 } });
  }
  free.api.advance(10);
  await send(await finished([5, 5, 5])).expect(202);
  const [text, html] = parts(await report());
  const [, token] = /See the other 13 explained: \S+#(\S+)/.exec(text) ?? [];
  expect(html).toMatch(new RegExp(`#${token}"[^>]*>See the other 13 explained</a> The link works for 30 days`));

  const { body } = await free.api.anybody().post(at('results')).send({ token }).expect(200);
  const wrong = freeResults.response
    .parse(body)
    .reviews.flatMap(({ result }) => result.questions)
    .filter(({ correct }) => correct === false);
  expect(wrong).toHaveLength(15);
  for (const { explanation, wrong_turns } of wrong)
    expect(wrong_turns?.A).toBe(explanation?.replace('Because', 'Turn'));

  const explainedIn = (part: string) =>
    wrong.filter(({ questionId }) =>
      ['Question ?', 'Turn .', 'Because .'].every((words) => part.includes(words.replace(' ', ` ${questionId}`))),
    );
  expect(explainedIn(text)).toHaveLength(2);
  expect(explainedIn(html)).toEqual(explainedIn(text));
});

test('the HTML fits a phone, has dark colours, draws a bar for each score, and fetches nothing', async () => {
  await send(await finished([7, 0, 10])).expect(202);
  const [, html] = parts(await report());
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain('max-width:552px');
  const widths = [...html.matchAll(/width="(\d+)%" style="height:10px/g)].map(([, width]) => width);
  expect(widths).toEqual(['70', '30', '100', '100']);
  expect(html).not.toMatch(/<(img|svg|link|script)\b|url\(/);
});

test.each([
  ['of all questions', [10, 10, 10], 'Every answer right', 'Sign up for harder tests'],
  ['of half of the questions @long', [5, 5, 5], '15 of 30 right', 'Sign up to practise both'],
  ['of two questions @long', [2, 0, 0], '2 of 30 right', 'Sign up to practise both'],
  ['of none', [0, 0, 0], 'Three tests done', 'Sign up to practise both'],
])('a report begins and ends with sentences that fit right answers %s', async (_what, scores, title, call) => {
  await send(await finished(scores)).expect(202);
  const mail = await report();
  expect(mail).toContain(`Subject: Your free assessment: ${title}`);
  expect(mail.split(call)).toHaveLength(3);
});

test('a perfect result has nothing to practise, and all its answers behind the link', async () => {
  await send(await finished([10, 10, 10])).expect(202);
  const mail = await report();
  expect(mail).not.toMatch(/practise|wrong answer/i);
  expect(mail).toContain('See all 30 answers explained');
});

test('a double click sends one mail', async () => {
  const client = await finished([1, 2, 3]);
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(client)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await send(client)).body.message).toMatch(/was sent to .+ today/);
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
  const message = `The report was sent to ${free.email} today. Not there? Look in the spam folder.`;
  await send(client).expect(202, { message });
  free.api.advance(120);
  await send(client).expect(202, { message: onItsWay(free.email) });
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
  await free.api.app.get(RateLimits).of('report-requests').take(free.api.network, 19);
  await send(client).expect(202);
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

test('a page that still shows a test of the assessment before begins none of the new one', async () => {
  const client = await finished([1, 2, 3]);
  const [before] = await free.attempts();
  await send(client).expect(202);
  await free.start(client).expect(201);
  const goOn = client.get(at(FREE_TESTS[0].category)).query({ email: free.email, attemptId: String(before?._id) });
  const { body } = await goOn.expect(409);
  expect(body.message).toBe('This test is already completed.');
  expect(await free.attempts()).toHaveLength(FREE_TESTS.length);
});
