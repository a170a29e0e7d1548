import type { Page } from '@playwright/test';
import { type Db, ObjectId } from 'mongodb';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Student } from './support/student';

/** Checks an answer to the question on the screen. Returns how many there are. */
async function checkAnswer(page: Page, student: Student, database: Db, isRight: boolean): Promise<number> {
  const [, number, count] =
    /^Question (\d+) of (\d+)$/.exec((await page.getByText(/^Question \d+ of \d+$/).textContent()) ?? '') ?? [];
  const _id = new ObjectId(new URL(page.url()).searchParams.get('attemptId') ?? '');
  const attempt = await database.collection('attempts').findOne({ _id });
  const { questionId } = attempt?.questions[Number(number) - 1] ?? {};
  const question = await database.collection('questions').findOne({ _id: new ObjectId(String(questionId)) });
  const key = question?.correct_answer.trim()[0];
  await student.answer(isRight ? key : key === 'A' ? 'B' : 'A');
  await page.getByRole('button', { name: /^Check/ }).press('Enter');
  await expect(page.getByRole('heading', { name: isRight ? 'That’s right' : 'Not this time' })).toBeVisible();
  return Number(count);
}

/** Checks a right answer to every question of the practice on the screen. */
async function practise(page: Page, student: Student, database: Db): Promise<number> {
  for (let number = 1; ; number += 1) {
    await expect(page.getByText(new RegExp(`^Question ${number} of `))).toBeVisible();
    const count = await checkAnswer(page, student, database, true);
    if (number === count) return count;
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
}

async function submit(page: Page, student: Student): Promise<void> {
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await student.seeResult();
}

/** So many days pass: what the child has done is as long ago. */
async function passDays(database: Db, owner: string, days: number): Promise<void> {
  const earlier = (moment: Date) => new Date(moment.getTime() - days * 86_400_000);
  const attempts = database.collection('attempts');
  for (const { _id, startedAt, submittedAt, day, uniqueKey } of await attempts.find({ owner }).toArray()) {
    const past = day && earlier(new Date(day)).toISOString().slice(0, 10);
    const dates = { startedAt: earlier(startedAt), ...(submittedAt && { submittedAt: earlier(submittedAt) }) };
    const ofDay = day && { day: past, ...(uniqueKey && { uniqueKey: uniqueKey.replace(day, past) }) };
    await attempts.updateOne({ _id }, { $set: { ...dates, ...ofDay } });
  }
  // It is made anew each day.
  await database.collection('practice_states').deleteMany({});
}

/** In how many days practice goes on, as the page says it. */
async function daysUntilNext(page: Page): Promise<number> {
  const sentence = await page.getByText(/The next questions come /).textContent();
  const [, date] = / on \w+,? (\d+ \w+)\.$/.exec(sentence ?? '') ?? [];
  if (!date) return 1;
  const days = Math.ceil((Date.parse(`${date} ${new Date().getFullYear()}`) - Date.now()) / 86_400_000);
  return days < 0 ? days + 365 : days;
}

test('what went wrong in a topic comes back today and on a later day, until it is known', {
  tag: ['@one-width', '@long'],
}, async ({ page, student, database }) => {
  const { username } = student.credentials;
  const child = (await database.collection('accounts').findOne({ 'users.username': username }))?.users[0]._id;
  // The family has set it so.
  const practice = { questionsADay: 6, freeDays: [] };
  await database
    .collection('accounts')
    .updateOne({ 'users.username': username }, { $set: { 'users.0.practice': practice } });
  await student.goto('/test/practise/maths?topic=Chance');
  const asked = await checkAnswer(page, student, database, false);
  await expect(page.getByText(/^A question like this comes back /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Stop/ }).click();
  await page.getByRole('link', { name: 'Resume Practice: Chance' }).click();
  for (let number = 2; number <= asked; number += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await expect(page.getByText(`Question ${number} of ${asked}`)).toBeVisible();
  }
  await submit(page, student);

  await student.goto('/student-dashboard');
  await expect(page.getByText(/^You missed or guessed/)).toBeVisible();
  await page.getByRole('link', { name: /^Start today’s \d+$/ }).click();
  const count = await practise(page, student, database);
  await submit(page, student);
  await expect(page.getByText('That’s all for today.')).toBeVisible();
  const first = await daysUntilNext(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('region', { name: 'That’s all for today' })).toContainText('The next questions come');
  await expect(page.getByRole('link', { name: /^Start today’s/ })).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('wattle.ics');

  await passDays(database, `child:${child}`, first);
  await student.goto('/student-dashboard');
  await page.getByRole('link', { name: `Start today’s ${count}` }).click();
  await practise(page, student, database);
  await submit(page, student);
  expect(await daysUntilNext(page)).toBeGreaterThan(first);
});
