import type { AttemptList } from '@wattle/contract/results';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { MongoClient } from 'mongodb';
import { callApi } from './support/api-calls';
import { expect, expectAccessible, test } from './support/fixtures';
import { JWT_SECRET } from './support/signed-in';
import { answerWeeklyTest } from './support/simulated-children';
import { Visitor } from './support/visitor';

const CHILDREN = 400;

test('the answers of 400 children show a wrong key; staff correct it, and results and statistics are right', {
  tag: '@long',
}, async ({ page, startProduct }) => {
  const product = await startProduct({ JWT_SECRET });
  const client = await MongoClient.connect(product.databaseUri);
  const test = await answerWeeklyTest(product.apiUrl, client.db('wattle'), CHILDREN);
  await client.close();
  const { questionId, truth, key, children } = test;

  const staff = new Visitor(page, product);
  await staff.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  const list = '/admin-dashboard/statistics?flag=key-in-doubt';
  const flagged = page.getByRole('row').filter({ hasText: 'Is the key wrong?' });
  await expect(async () => {
    await staff.goto(list);
    await expect(flagged).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await flagged.getByRole('link').click();

  const odd = page.getByRole('region', { name: 'What is odd' });
  await expect(odd).toContainText(`Able children choose ${truth} more often than the key ${key}.`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`${CHILDREN}`, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await odd.getByRole('button', { name: 'Leave out of tests until decided' }).click();
  await expect(page.getByText(/^No test has this question/)).toBeVisible();

  await odd.getByRole('button', { name: `Correct the key to ${truth} and re-mark ${CHILDREN}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Explanation').fill('Worked out anew.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Correct and mark again' }).click();
  await expect(page.getByText('Past attempts were marked again.')).toBeVisible();

  const { child, score } = children.findLast(({ found }) => found) as (typeof children)[number];
  const { attempts } = await callApi<AttemptList>(product.apiUrl, 'GET', 'attempts', { token: child.token });
  expect(attempts[0]).toMatchObject({ score: score + 1, remarked: { scoreBefore: score } });

  const right = children.filter(({ found }) => found).length;
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`${right} of ${CHILDREN} chose the key`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(odd).toBeHidden();
  await expect(page.getByText(/^No test has this question/)).toBeHidden();
  await staff.goto(list);
  await expect(page.getByText(/^No question is like this\./)).toBeVisible();
  await staff.goto(`/admin-dashboard/statistics?search=${questionId}`);
  await expect(page.getByRole('row').nth(1)).toContainText(String(CHILDREN));
});
