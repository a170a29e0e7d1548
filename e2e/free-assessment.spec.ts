import { FREE_TESTS } from '@wattle/contract/free-tests';
import { expect, expectAccessible, test } from './support/fixtures';
import { callsOf } from './support/free-calls';

const [reading, maths, thinking] = FREE_TESTS;

test('a visitor goes from the landing page to the report in the mailbox', { tag: ['@mixed', '@phone'] }, async ({
  page,
  visitor,
  product,
}) => {
  await test.step('The landing page leads to the free assessment', async () => {
    await visitor.goto('/');
    await page.getByRole('link', { name: 'Start the free assessment' }).click();
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  });

  await test.step('An email address is all that is asked for', async () => {
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByRole('button', { name: 'Start' }).click();
  });

  await test.step('The tests come one after the other', async () => {
    await expect(page.getByRole('button', { name: `Start ${reading.title}` })).toBeEnabled();
    await expect(page.getByRole('button', { name: `Start ${maths.title}` })).toBeDisabled();
    await expect(page.getByRole('button', { name: `Start ${thinking.title}` })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit Result' })).toBeDisabled();
  });

  await test.step('Reading, with its passage', async () => {
    await visitor.startTest(reading);
    await expect(page.getByRole('region', { name: 'Passage' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await visitor.answer('A');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await expectAccessible(page);
    await visitor.answerAll('A');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('All 10 questions are answered.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('button', { name: `${reading.title}: Completed` })).toBeDisabled();
  });

  await test.step('Mathematical Reasoning and Thinking Skills', async () => {
    await visitor.startTest(maths);
    await visitor.answer('B');
    await visitor.submit();
    await callsOf(page, visitor.email).submit(thinking);
    await page.reload();
  });

  await test.step('The results are sent, once', async () => {
    await visitor.sendResults();
    await expect(page.getByText(`The report is on its way to ${visitor.email}.`)).toBeVisible();
    await expect.poll(() => product.mails().filter((mail) => mail.includes(visitor.email))).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBeNull();
  });
});

test('the hub continues a test, and its results stay on the screen and behind the link of the mail', {
  tag: ['@one-width', '@long'],
}, async ({ page, visitor, product, browser }) => {
  await visitor.startAssessment('Year 4');
  await callsOf(page, visitor.email).open(reading);
  await test.step('The clock of a test that was left runs', async () => {
    await page.reload();
    const steps = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    await expect(steps.first()).toContainText(/0 of 10 answered, 12:\d\d left/);
    await expect(page.getByRole('button', { name: `Continue ${reading.title}` })).toBeEnabled();
    await expect(page.getByRole('button', { name: `Start ${maths.title}` })).toHaveAccessibleDescription(
      `after ${reading.title}`,
    );
    await expectAccessible(page);
  });

  await test.step('The results are shown, after a reload and after going back, too', async () => {
    for (const free of FREE_TESTS) await callsOf(page, visitor.email).submit(free);
    await page.reload();
    await expect(page.getByText('Finished. All three scores come at the end.')).toHaveCount(3);
    await visitor.sendResults();
    const done = page.getByText(/\. Chosen for Year 4\./);
    await expect(done).toBeVisible();
    await expect(page.getByText(`The report is on its way to ${visitor.email}.`)).toHaveCount(1);
    await expectAccessible(page);
    await page.reload();
    await expect(done).toBeVisible();
    await page.goBack();
    // The hub has no tests to show any more and leads to the start.
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
    await page.goForward();
    await expect(done).toBeVisible();
  });

  await test.step('The mail explains answers, and its link all of them in another browser', async () => {
    const mine = () => product.mails().filter((mail) => mail.includes(visitor.email));
    await expect.poll(mine).toHaveLength(1);
    const mail = mine()[0]?.replace(/=\r\n/g, '') ?? '';
    expect(mail).toMatch(/TWO WRONG ANSWERS, EXPLAINED/);
    const [link = ''] = /http\S+\/free-assessment\/results#[\w.-]+/.exec(mail) ?? [];
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.getByText(/\. Chosen for Year 4\./)).toBeVisible();
    await expect(other.getByText(/^You chose /).first()).toBeVisible();
    await other.context().close();
  });

  await test.step('The sign-up has the address, and no URL has', async () => {
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    expect(page.url()).toBe(`${product.url}/signup`);
  });
});

test('the Tab key goes through the bar as the eye does', { tag: ['@keyboard', '@long'] }, async ({ page, visitor }) => {
  await visitor.goto('/landing');
  await page.getByRole('link', { name: 'Wattle, start page' }).focus();
  const lefts: number[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('header') && focused.getBoundingClientRect().left;
    });
    if (typeof place === 'number') lefts.push(place);
  }
  expect(lefts.length).toBeGreaterThan(1);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});
