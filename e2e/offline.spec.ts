import { expect, test } from './support/fixtures';
import { expectHeld, keptOf } from './support/offline';
import { Student } from './support/student';

test.use({
  serviceWorkers: 'allow',
  allowedComplaints: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)|registry/,
});

test('a test goes on without network after a reload, is finished, and is sent from another page', async ({
  page,
  context,
  product,
}, { project }) => {
  const student = await Student.logIn(page, product, project.name);
  await expectHeld(page);
  await student.begin('weekly Maths');
  await student.answer('B');
  await expectHeld(page, '/test/weekly-test/maths');

  await context.setOffline(true);
  await student.next();
  await student.answer('C');
  await page.reload();
  await expect(page.getByText('Question 2 of 17')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  await student.submitForGood();
  await expect(page.getByText(/on whatever page of Wattle you are/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByText('Finished. It is sent as soon as there is internet.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^Your weekly test is submitted\./).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review Weekly test/ }).first()).toBeVisible();
  expect(await keptOf(page)).toEqual([]);
});
