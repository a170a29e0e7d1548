import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { expect, expectAccessible, test } from './support/fixtures';
import { Visitor } from './support/visitor';

test('a child sees the lines that tell, says that a question seems wrong, and reads what staff answer', {
  tag: '@long',
}, async ({ page, product, student, browser }) => {
  await student.beginAt('/test/subject-test/reading');
  await student.answerTheLast();
  await student.submitAndSeeResult();
  await page.getByText(/^All \(/).click();
  await page.getByRole('button', { name: /^Why/ }).filter({ visible: true }).first().click();
  await expect(page.locator('mark').filter({ visible: true }).first()).toContainText(/^Evidence, /);

  const said = `It fits twice (${randomUUID()}).`;
  await page
    .getByRole('button', { name: /^This question seems wrong/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByText('Two answers fit').click();
  await page.getByLabel('In a sentence').fill(said);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We will look at it. The answer comes here.')).toBeVisible();

  const staff = new Visitor(await browser.newPage(), product);
  await staff.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await staff.page.getByRole('link', { name: 'Reports of mistakes' }).click();
  const reported = staff.page.getByRole('article').filter({ hasText: said });
  await expect(reported).toBeVisible();
  await expectAccessible(staff.page);
  await reported.getByRole('link').first().click();
  const reports = staff.page.getByRole('region', { name: 'Reports of mistakes' });
  await reports.getByText('It is right').click();
  await reports.getByRole('textbox', { name: 'Answer' }).fill('Only B fits.');
  await reports.getByRole('button', { name: /^Answer \d+ report/ }).click();
  await expect(reports.getByText(/Only B fits\./).first()).toBeVisible();
  await expect(staff.page.getByText('The report is answered.')).toBeVisible();
  await staff.page.close();

  await page.reload();
  await page.getByText(/^All \(/).click();
  const article = page.getByRole('article').filter({ hasText: 'We looked' });
  const why = article.getByRole('button', { name: /^Why/ });
  if (await why.isVisible()) await why.click();
  await expect(page.getByText('Thank you. We looked: Only B fits.')).toBeVisible();
});
