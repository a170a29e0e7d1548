import { type Credentials, logIn } from './support/api-calls';
import { aFamily, signUpFamily } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import { confirmAddress, nextCode, parentLoginLink } from './support/mailed-link';
import type { Product } from './support/product';
import { logInContext, logInParent } from './support/remote-pages';
import { TestCalls } from './support/test-calls';

// A device whose session was ended asks the API once more.
test.use({ allowedComplaints: /401 \(Unauthorized\)/ });

/** Takes a test of Maths over the API, of which two questions are answered. */
async function takeTest({ apiUrl }: Product, child: Credentials): Promise<void> {
  const { access, user } = await logIn(apiUrl, child);
  const calls = new TestCalls(apiUrl, { id: user.id, token: access });
  const of = { testType: 'subject-test', subject: 'Maths' } as const;
  const { attemptId, questions } = await calls.open(of);
  const responses = questions.slice(0, 2).map(({ id }) => ({ questionId: id, selectedAnswer: 'A' as const }));
  await calls.submit(of, attemptId, responses);
}

test('a parent logs in by mail, reads a child’s answers, sets a goal, and ends another device', {
  tag: '@phone',
}, async ({ page, product, newDevice }) => {
  const { parent, children } = await signUpFamily(product);
  const [priya, arjun] = children;
  await confirmAddress(product, parent.email);
  await takeTest(product, priya);

  const other = await newDevice();
  await test.step('The parent logs in on a phone with the link of the mail, which asks for a press', async () => {
    await other.goto(await parentLoginLink(product, parent.email));
    await other.getByRole('button', { name: 'Log in' }).click();
    await expect(other).toHaveURL(`${product.url}/family`);
  });

  await test.step('and on this device with a code, on the way to the page of the family', async () => {
    await page.goto(`${product.url}/family`);
    await page.getByLabel('Parent’s email').fill(parent.email);
    const ask = () => page.getByRole('button', { name: 'Email me a code' }).click();
    const code = await nextCode(product, parent.email, ask);
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${product.url}/family`);
  });

  await test.step('Both children are there, and a result opens with its explanation', async () => {
    await expect(page.getByRole('tab')).toHaveText([/^Priya/, /^Arjun/]);
    await expect(page.getByText(/^Priya took 1 test this week: \d of 30 questions were right\.$/)).toBeVisible();
    await page.getByRole('button', { name: /^Open Subject test, Maths/ }).click();
    await expect(page.getByRole('heading', { name: `${priya.firstName}’s answers` })).toBeVisible();
    await expect(page.getByRole('article').getByText('Why', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: arjun.firstName }).click();
    await expect(page.getByRole('heading', { name: `How ${arjun.firstName} begins` })).toBeVisible();
  });

  await test.step('The test day is set', async () => {
    await page.getByRole('button', { name: 'Choose the day' }).click();
    await page.getByLabel('Day of the exam').fill('2099-05-07');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Thursday,? 7 May 2099, in \d+ weeks$/)).toBeVisible();
  });

  await test.step('The other devices are ended', async () => {
    // Confirming the address has logged in, too.
    await page.getByRole('button', { name: 'End all other devices' }).click();
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0);
    await other.reload();
    await expect(other).toHaveURL(`${product.url}/parent-login`);
    await expect(other.getByText(/^Your log-in on this device has ended\./)).toBeVisible();
  });
});

test('a parent adds a third child, who can log in', { tag: ['@phone', '@long'] }, async ({
  page,
  product,
  newDevice,
}) => {
  const { parent } = await signUpFamily(product);
  await confirmAddress(product, parent.email);
  await logInParent(page.context(), product, parent.email);
  const [noor] = aFamily().children;
  await page.goto(`${product.url}/family`);
  await page.getByRole('link', { name: 'Add a child' }).click();
  await expect(page.getByRole('heading', { name: 'Add a child' })).toBeVisible();
  await page.getByLabel('Username').fill(noor.username);
  await page.getByLabel('Password', { exact: true }).fill(noor.password);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill(noor.lastName);
  await page.getByLabel('Grade (year)').selectOption('Year 6');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Available')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to our family' }).click();
  await expect(page.getByRole('tab')).toHaveText([/^Priya/, /^Arjun/, /^Noor/]);
  await logInContext((await newDevice()).context(), product, noor);
});

test('a record of needs comes in and goes out, and an exam is rehearsed with what the school will grant', {
  tag: ['@one-width', '@long'],
}, async ({ page, product, newDevice }) => {
  const { parent, children } = await signUpFamily(product);
  const [priya] = children;
  await confirmAddress(product, parent.email);
  await page.goto(await parentLoginLink(product, parent.email));
  await page.getByRole('button', { name: 'Log in' }).click();

  const needs = page.getByRole('region', { name: /needs in tests$/ });
  const record = `<access-for-all-pnp xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imsafa3p0pnp_v1p0">
    <additional-testing-time><time-multiplier>1.25</time-multiplier></additional-testing-time>
    <sign-language/>
  </access-for-all-pnp>`;
  await needs
    .getByLabel('Record of needs (.xml)')
    .setInputFiles({ name: 'needs.xml', mimeType: 'application/xml', buffer: Buffer.from(record) });
  await expect(needs.getByText('25% more time in timed tests.')).toBeVisible();
  await expect(needs.getByText('You have asked us for: extra time. Our staff decide.')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await needs.getByRole('button', { name: 'Download the record' }).click();
  expect((await saved).suggestedFilename()).toBe('wattle-needs.xml');

  await page.getByRole('button', { name: 'Choose what' }).click();
  await page.getByLabel('More time').selectOption('25%');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Practice exams of .* have 25% more time\./)).toBeVisible();

  const kid = await newDevice();
  await logInContext(kid.context(), product, priya);
  await kid.goto(`${product.url}/exam-day`);
  await kid.getByRole('button', { name: 'Begin' }).click();
  await expect(kid.getByText(/^A rehearsal with 25% more time\. Its result is shown/)).toBeVisible();
  await kid.getByRole('button', { name: 'Start Reading' }).click();
  await expect(kid.getByRole('timer', { name: /^56:\d\d left$/ })).toBeVisible();
});
