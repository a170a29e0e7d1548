import type { MongoClient } from 'mongodb';
import { DatabaseProxy } from '../scripts/testing/database-proxy';
import { withDemoEngine } from './support/demo-engine';
import { expect, test as journey } from './support/fixtures';
import { Student } from './support/student';

interface Outage {
  proxy: DatabaseProxy;
  student: Student;
  /** What the database holds of the child's attempts. */
  attempts: () => Promise<Record<string, unknown>[]>;
  database: MongoClient;
}

/** A child in a product whose database is a process of its own, behind a proxy that can fail. */
const test = journey.extend<{ outage: Outage }>({
  outage: ({ page, startProduct }, use) =>
    withDemoEngine(async ({ uri, client: database }) => {
      const proxy = await DatabaseProxy.to(uri);
      const product = await startProduct({ MONGODB_URI: proxy.uri });
      const student = await Student.logIn(page, product);
      // Those of the demo student are there from the start.
      const attempts = async () => {
        const stored = await database.db('wattle').collection('attempts').find().toArray();
        return stored.filter(({ uniqueKey }) => !/ demo /.test(uniqueKey));
      };
      await use({ proxy, student, attempts, database });
      await product.close();
      await proxy.close();
    }),
});

// A 409 tells a page that its test was marked before the API died.
test.use({ allowedComplaints: /Failed to load resource: .* (409|502|503|504)|net::ERR_/ });

const WRITE = ['findAndModify', 'attempts'];

for (const isWritten of [false, true]) {
  const when = isWritten ? 'after' : 'before';

  test(`the API killed right ${when} it wrote an answer loses none`, { tag: '@long' }, async ({ outage, page }) => {
    const { proxy, student, attempts } = outage;
    await student.begin('weekly Maths');
    const lost = proxy.lose(isWritten ? 'response' : 'message', WRITE);
    await student.answer('B');
    await lost;
    await student.product.killApi();
    await expect(page.getByText(/Not yet saved/).first()).toBeAttached();
    await student.product.startApi();
    await student.expectSaved();
    const [attempt] = await attempts();
    expect(Object.values(attempt?.answers as object)).toMatchObject([{ selectedAnswer: 'B' }]);
  });

  test(`the API killed right ${when} it marked a test marks it once`, { tag: '@long' }, async ({ outage, page }) => {
    const { proxy, student, attempts } = outage;
    await student.begin('weekly Maths');
    await student.answer('B');
    await student.expectSaved();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const lost = proxy.lose(isWritten ? 'response' : 'message', [...WRITE, 'submissionKey']);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await lost;
    await student.product.killApi();
    await student.product.startApi();
    // What was marked leads to its result, and what was not is submitted once more, both by themselves.
    await student.seeResult();
    expect(await attempts()).toMatchObject([{ state: 'submitted', result: { total: 17 } }]);
  });
}

test('the API killed in the middle of today’s practice loses nothing of it', { tag: '@long' }, async ({
  outage,
  page,
}) => {
  const { student, attempts } = outage;
  const check = page.getByRole('button', { name: 'Check answer' });
  const told = page.getByRole('heading', { name: /^(That’s right|Not this time)$/ });
  const submit = async () => {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while (await next.isVisible()) await next.press('Enter');
    await page.getByRole('button', { name: /^Review/ }).click();
    const finish = page.getByRole('alertdialog').getByRole('button', { name: /^(Submit|Finish)$/ });
    await finish.click();
    await student.seeResult();
  };
  // What is left out comes back today.
  await student.goto('/test/practise/maths?topic=Chance');
  await student.answer('A');
  await check.press('Enter');
  await expect(told).toBeVisible();
  await submit();
  await student.goto('/student-dashboard');
  await page.getByRole('link', { name: /^Start today’s/ }).click();
  await student.answer('B');
  await check.press('Enter');
  await expect(told).toBeVisible();
  await student.next();

  await student.product.killApi();
  await student.answer('C');
  await check.press('Enter');
  await expect(page.getByText(/Not yet saved/).first()).toBeAttached();
  await student.product.startApi();
  await student.expectSaved();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  await check.press('Enter');
  await expect(told).toBeVisible();
  await student.previous();
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  await expect(told).toBeVisible();
  await submit();
  const practice = (await attempts()).filter(({ day }) => day !== undefined);
  expect(practice).toMatchObject([{ state: 'submitted' }]);
  const answers = Object.values(practice[0]?.answers as Record<string, { selectedAnswer: string | null }>);
  expect(answers.flatMap(({ selectedAnswer }) => selectedAnswer ?? [])).toEqual(['B', 'C']);
});

test('a slow database: the sign says what is not yet saved, and it is saved in the end', { tag: '@long' }, async ({
  outage,
  page,
}) => {
  const { proxy, student } = outage;
  await student.begin('weekly Maths');
  proxy.slowDown(3_000);
  await student.answer('C');
  await expect(page.getByText('Saving', { exact: true })).toBeAttached();
  await student.next();
  await student.answer('D');
  await student.expectSaved();
});

test('a database that is away: the test goes on, and nothing is lost', { tag: '@long' }, async ({ outage, page }) => {
  const { proxy, student, attempts } = outage;
  await student.begin('weekly Maths');
  proxy.disconnect();
  await student.answer('C');
  await expect(page.getByText(/Not yet saved/).first()).toBeAttached();
  await student.next();
  await student.answer('D');
  proxy.reconnect();
  await student.expectSaved();
  const [attempt] = await attempts();
  const letters = Object.values(attempt?.answers as Record<string, { selectedAnswer: string }>);
  expect(letters.map(({ selectedAnswer }) => selectedAnswer).sort()).toEqual(['C', 'D']);
});

test('a laptop that slept past the deadline wakes up to its result', { tag: '@long' }, async ({ outage, page }) => {
  const { student, attempts, database } = outage;
  await student.begin('weekly Maths');
  await student.answer('B');
  await student.expectSaved();
  const wake = await page.context().newCDPSession(page);
  await wake.send('Page.setWebLifecycleState', { state: 'frozen' });
  const past = new Date(Date.now() - 60_000);
  await database
    .db('wattle')
    .collection('attempts')
    .updateMany({}, { $set: { deadline: past }, $inc: { revision: 1 } });
  await expect.poll(async () => (await attempts())[0]?.state).toBe('submitted');
  await wake.send('Page.setWebLifecycleState', { state: 'active' });
  await student.seeResult();
  expect(await attempts()).toMatchObject([{ submittedAt: past, result: { total: 17 } }]);
});

test('the remote is released anew during a test: it is taken to its end, and its result is shown', {
  tag: '@long',
}, async ({ page, startShell, releases }) => {
  const product = await startShell(releases);
  const student = await Student.logIn(page, product);
  await student.begin('weekly Maths');
  await student.answer('B');
  const { active } = await releases.activateCopy('tests');
  await student.next();
  await student.answer('C');
  await student.submitAndSeeResult();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes(active.baseUrl))).toEqual([]);
  await student.goto('/student-dashboard');
  await expect(page.getByRole('link', { name: /^Review / })).toBeVisible();
});
