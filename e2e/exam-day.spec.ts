import type { Subject } from '@wattle/contract/constants';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures';
import { printFaults } from './support/printed-pages';
import { Student } from './support/student';

/** Takes a section of the practice exam over the API, without an answer. */
async function takeSection(student: Student, subject: Subject): Promise<void> {
  const calls = await student.calls();
  const { attemptId } = await calls.beginSection(subject);
  await calls.submit({ testType: 'full-test', subject }, attemptId, []);
}

test('a practice exam: each of its tests is started by the child, and it goes on after a reload', {
  tag: '@one-width',
}, async ({ page, student }) => {
  await student.openDashboard();
  await page.getByRole('link', { name: 'Start whole exam' }).click();
  await expect(page.getByText('38 questions in 45 minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();

  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByRole('timer', { name: /^(45:00|44:5\d) left$/ })).toBeVisible();
  await expect(page.getByText('Question 1 of 38')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.keyboard.press('a');
  await student.expectSaved();
  await page.reload();
  await expect(page.getByText('Question 1 of 38')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^A/ }).first()).toBeChecked();
  await student.submitForGood();
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Left of the break' })).toHaveText(/^(10:00|9:\d\d)$/);

  await takeSection(student, 'Maths');
  await takeSection(student, 'ThinkingSkills');
  await page.reload();
  await page.getByRole('button', { name: 'Start Writing' }).focus();
  await page.keyboard.press('Enter');
  // The documented tests have a limit of words, the exam has none.
  await expect(page.getByRole('main')).not.toContainText('300');
  await student.write('Waves rose. '.repeat(260));
  await expect(page.getByText('520 words', { exact: true })).toBeVisible();
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

test('a Year 4 child with the Opportunity Class test sees, takes and prints its own exam, without a word of writing', {
  tag: '@long',
}, async ({ page, product }) => {
  const student = await Student.signUp(page, product, { grade: 4, exam: 'nsw-oc' });
  await student.openDashboard();
  await expect(page.getByText(/^As in the Opportunity Class test: Reading, Maths and Thinking Skills/)).toBeVisible();
  await page.getByRole('link', { name: 'Start whole exam' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'ReadingAbout 33 questions in 40 minutes',
    'MathsMathematical Reasoning: 35 questions in 40 minutes',
    'Thinking Skills30 questions in 30 minutes',
  ]);
  await expect(page.getByRole('main')).not.toContainText(/writing/i);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByRole('timer', { name: /^(40:00|39:5\d) left$/ })).toBeVisible();
  await expect(page.getByText('Question 1 of 33')).toBeVisible();
  await student.submitForGood();
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
  await expect(page.getByText('0 of 33')).toBeVisible();

  await student.goto('/paper?testType=full-test&category=ThinkingSkills');
  await expect(page.getByLabel('Subject').getByRole('option')).toHaveText(['Reading', 'Maths', 'Thinking Skills']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the paper' }).click();
  const first = page.getByRole('region', { name: 'Page 1', exact: true });
  await expect(first).toContainText('Practice exam, Thinking Skills (Opportunity Class test)');
  await expect(first).toContainText('30 questions, 30 minutes');
  expect(await printFaults(page)).toEqual([]);
});

test('a child in Victoria prints Reading and Writing of its exam, which is on paper', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const student = await Student.signUp(page, product, { grade: 7, exam: 'vic-selective' });
  await student.openDashboard();
  await expect(page.getByText(/on paper, not on a screen\. You can print its Reading and Writing\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Print a practice exam' }).click();
  const first = page.getByRole('region', { name: 'Page 1', exact: true });
  for (const { subject, facts } of [
    // It comes in whole passages.
    { subject: 'Reading', facts: /3[2-8] questions, 35 minutes/ },
    { subject: 'Writing', facts: '2 questions, 40 minutes' },
  ]) {
    await student.goto('/paper?testType=full-test&category=Reading');
    await expect(page.getByLabel('Subject').getByRole('option')).toHaveText(['Reading', 'Writing']);
    await page.getByLabel('Subject').selectOption(subject);
    await page.getByRole('button', { name: 'Make the paper' }).click();
    await expect(first).toContainText(`Practice exam, ${subject} (Victorian selective entry exam)`);
    await expect(first).toContainText(facts);
    expect(await printFaults(page)).toEqual([]);
  }
  await student.goto('/exam-day');
  await expect(page.getByRole('heading', { name: 'It is on paper' })).toBeVisible();
  await expectAccessible(page);
});
