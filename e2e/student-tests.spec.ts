import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures';

interface CollectedResponse {
  url: string;
  text: string;
}

/**
 * Collects what the API responds to a page. The responses are read on their way: those of a page that was left cannot
 * be read from the browser any more.
 */
async function collectResponses(page: Page): Promise<readonly CollectedResponse[]> {
  const collected: CollectedResponse[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    collected.push({ url: route.request().url(), text: await response.text() });
    await route.fulfill({ response });
  });
  return collected;
}

test('a child who is new is greeted, sees the next step, and finds every kind of test', { tag: '@long' }, async ({
  page,
  student,
}) => {
  await student.openDashboard();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Start / })).toHaveCount(9);
  await expect(page.getByText(/^No results yet/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weekly test, Maths' })).toContainText('Your next step');

  await page.getByRole('button', { name: 'More kinds of Reading test' }).click();
  await expect(page.getByText('Longer: about 26 questions in 30 minutes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start mega Reading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mega test, Reading' })).toBeVisible();
});

const KINDS = [
  { name: 'Maths', title: 'Maths', questions: 30, clock: undefined, url: '/test/subject-test/maths' },
  {
    name: 'weekly Maths',
    title: 'Weekly test, Maths',
    questions: 17,
    clock: /^(20:00|19:5\d) left$/,
    url: '/test/weekly-test/maths',
  },
  {
    name: 'mega Maths',
    title: 'Mega test, Maths',
    questions: 26,
    clock: /^(30:00|29:5\d) left$/,
    url: '/test/mega-test/maths',
  },
];

for (const { name, title, questions, clock, url } of KINDS) {
  const tag = [name === 'Maths' ? '@phone' : '@one-width', '@long'];
  test(`${title}: from the dashboard to its result`, { tag }, async ({ page, product, student }) => {
    await student.openDashboard();
    await student.begin(name);
    await expect(page).toHaveURL(product.url + url);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByText(`Question 1 of ${questions}`)).toBeVisible();
    if (clock) await expect(page.getByRole('timer', { name: clock })).toBeVisible();
    else await expect(page.getByRole('timer')).toBeHidden();
    await expectAccessible(page);
    if (name === 'weekly Maths') await student.answerEverything();
    else await student.answerTheLast();
    await student.submitAndSeeResult();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(`of ${questions}`);
    await expect(page.getByText('Chosen for Year 5')).toBeVisible();
    await expect(page.getByText('Why', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);

    await student.goto('/student-dashboard');
    await expect(page.getByRole('listitem').filter({ hasText: `${title}, today` })).toBeVisible();
  });
}

test('practice with feedback: a hint, why an answer is wrong, and a result of what was checked', {
  tag: ['@phone', '@long'],
}, async ({ page, student }) => {
  await student.goto('/test/subject-test/thinkingskills');
  await page.getByText('After each question').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('Hint', { exact: true })).toBeVisible();

  const check = page.getByRole('button', { name: /^Check/ });
  const wrong = page.getByRole('heading', { name: 'Not this time' });
  const right = page.getByRole('heading', { name: 'That’s right' });
  let rightAnswers = 0;
  for (;;) {
    await student.answer('A');
    await check.press('Enter');
    await expect(wrong.or(right)).toBeVisible();
    if (await wrong.isVisible()) break;
    rightAnswers += 1;
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
  await expect(page.getByText('Step by step')).toBeVisible();
  await expect(page.getByText('Right answer', { exact: true })).toBeVisible();
  await expect(page.getByText(`${rightAnswers} of ${rightAnswers + 1} right so far`)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(wrong).toBeVisible();
  await expect(page.getByRole('radio', { name: /^A/ })).toBeDisabled();
  await student.submitAndSeeResult();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(`${rightAnswers} of 30`);
});

test('the ten-minute practice test of one subject, which has an address and no button', {
  tag: ['@one-width', '@long'],
}, async ({ page, student }) => {
  await student.beginAt('/test/practice-test/thinkingskills');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^(10:00|9:5\d) left$/ })).toBeVisible();
  await student.answerEverything();
  await student.submitAndSeeResult();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice test, Thinking Skills' })).toBeVisible();
});

test('the practice test: writing comes last and may not be empty', { tag: ['@one-width', '@long'] }, async ({
  page,
  student,
}) => {
  await student.openDashboard();
  await student.begin('practice test');
  await expect(page.getByRole('timer')).toBeHidden();
  const [, count] = /of (\d+)$/.exec((await page.getByText(/^Question 1 of \d+$/).textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('button', { name: `Question ${count}, not answered` }).click();
  await expect(page.getByText('0 of 300 words')).toBeVisible();
  await student.submitForGood();
  await expect(page.getByRole('alert').filter({ hasText: 'Writing response is empty.' })).toBeVisible();

  await student.write('It was still warm.');
  await student.submitAndSeeResult();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(`of ${Number(count) - 1}`);
  await expect(page.getByText(`You answered 1 of ${count} questions.`)).toBeVisible();
  await page.getByRole('button', { name: 'Look it over now' }).click();
  await expect(page.getByText('It was still warm.')).toBeVisible();
});

test('what went wrong is taken again, and only that', { tag: ['@mixed', '@one-width', '@long'] }, async ({
  page,
  student,
}) => {
  await student.openDashboard();
  await student.begin('weekly Maths');
  await student.answerTheLast();
  await student.submitAndSeeResult();
  const wrong = await student.retry();
  await expect(page.getByText(`Question 1 of ${wrong}`)).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();

  await student.goto('/student-dashboard');
  // An earlier version of the remote calls it a re-sit.
  await student.begin('(Retry|Re-sit): Weekly test, Maths');
  await page.getByRole('radio').nth(1).check();
  await student.submitAndSeeResult();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(new RegExp(`(/|of) ${wrong}`));
});

test('a low score leads to three easier questions without a clock, and to practice of a topic', {
  tag: ['@one-width', '@long'],
}, async ({ page, student }) => {
  await student.beginWeekly();
  await student.submitAndSeeResult();
  await expect(page.getByRole('radio', { name: 'Start here (3)' })).toBeChecked();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Name: Priya')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(17);
  await expect(page.getByRole('button').filter({ hasNot: page.getByRole('img') })).toHaveCount(0);
  await page.emulateMedia({ media: null, colorScheme: null });

  await page.getByRole('link', { name: 'Try these three' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await student.submitAndSeeResult();
  const practise = page.getByRole('link', { name: /^Practise / }).first();
  const topic = (await practise.getAttribute('aria-label'))?.replace('Practise ', '');
  await practise.click();
  await expect(page.getByRole('heading', { level: 1, name: `Practice: ${topic}` })).toBeAttached();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await student.goto('/student-dashboard');
  await student.begin(`Practice: ${topic}`);
});

test('a test that is under way is resumed from the dashboard, where it was left', {
  tag: ['@one-width', '@long'],
}, async ({ page, student }) => {
  await student.beginWeekly();
  await student.answer('B');
  await student.next();
  await page.keyboard.press('f');
  await student.expectSaved();
  await student.goto('/student-dashboard');
  await expect(page.getByText('1 of 17 answered')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^(20:00|19:\d\d) left$/ })).toBeVisible();
  await expectAccessible(page);
  await student.begin('Weekly test, Maths');
  await expect(page.getByText('Question 2 of 17')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Flag', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('no clock runs before Start, also after a reload; then the test goes on without a card', {
  tag: ['@one-width', '@long'],
}, async ({ page, student }) => {
  const opened: string[] = [];
  page.on('request', (request) => request.url().includes('/test/subject-test/') && opened.push(request.url()));
  await student.goto('/test/weekly-test/reading');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeFocused();
  await expect(page.getByRole('region', { name: 'Ready?' })).toContainText('About 17');
  await expect(page.getByText('20:00')).toBeVisible();
  await page.reload();
  await expect(start).toBeFocused();
  expect(opened).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  expect(opened).toHaveLength(2);
});

test('no response of the API tells a key or a reason before the test is submitted', {
  tag: ['@one-width', '@long'],
}, async ({ page, student }) => {
  const responses = await collectResponses(page);
  await student.beginWeekly();
  await student.answer('A');
  await student.expectSaved();
  await student.submitAndSeeResult();
  await student.retry();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  for (const name of ['weekly Maths', 'practice test', 'Writing', 'Reading']) {
    await student.goto('/student-dashboard');
    await student.begin(name);
  }
  // What was submitted may be explained.
  const read = responses.filter(({ url }) => !/\/submit|\/attempts\/[0-9a-f]{24}$/.test(url));
  for (const path of ['re-sit', 'answers', 'subject-test', 'getTestQuestions', '/attempts']) {
    expect(read.some(({ url, text }) => url.includes(path) && text.length > 0)).toBe(true);
  }
  expect(
    read.filter(({ text }) => /"(correct_answer|explanation|wrong_turns)"/.test(text)).map(({ url }) => url),
  ).toEqual([]);
});
