import { expect, expectAccessible, test } from './support/fixtures';

test('a practice exam: each of its tests is started by the child, and it goes on after a reload', {
  tag: '@one-width',
}, async ({ page, newDevice, student }) => {
  await student.openDashboard();
  await page.getByRole('link', { name: 'Start whole exam' }).click();
  await expect(page.getByText('38 questions in 45 minutes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();

  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByRole('timer', { name: /^(45:00|44:5\d) left$/ })).toBeVisible();
  await expect(page.getByText('Question 1 of 38')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Question 1 of /)).toBeVisible();

  const other = await student.inAnotherBrowser(await newDevice());
  await other.goto('/exam-day');
  await other.page.getByRole('link', { name: 'Go on with Reading' }).click();
  for (let number = 1; number <= 3; number += 1) {
    await expect(other.page.getByText(`Question ${number} of 38`)).toBeVisible();
    await other.page.keyboard.press('a');
    await other.page.keyboard.press('ArrowRight');
  }
  await other.expectSaved();
  await other.submitForGood();
  await expect(other.page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();

  await student.goto('/exam-day');
  await expect(page.getByRole('timer', { name: 'Left of the break' })).toHaveText(/^(10:00|9:\d\d)$/);
  await page.reload();
  await page.getByRole('button', { name: 'Start Maths' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 35')).toBeVisible();
  await student.submitForGood();
  await page.getByRole('button', { name: 'Start Thinking Skills' }).click();
  await expect(page.getByText('Question 1 of 40')).toBeVisible();
  await student.submitForGood();
  await page.getByRole('button', { name: 'Start Writing' }).click();
  await student.write('Waves rose.');
  await student.submitForGood();

  await expect(page.getByRole('heading', { name: 'You have taken the whole exam' })).toBeVisible();
  await expect(page.getByText('0 of 40')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Review Reading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice exam, Reading' })).toBeVisible();
  // After a low score only the questions to begin with are shown.
  await expect(
    page
      .getByText(/^Passage of questions/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText(/^You (chose|answered)/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
