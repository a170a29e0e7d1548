import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './support/fixtures';
import { Student } from './support/student';
import { Visitor } from './support/visitor';

const TEXT = `My name is Priya. Then I saw it. Behind our fridge there was a door, and it was definately not there yesterday.

Then I pushed the fridge. I herd someone breathing on the other side`;

/** Target of a marking: two minutes. A key or a click takes a marker about three seconds with the reading between. */
const MOST_STEPS = 40;

test('a child plans and writes a text, looks it over, and writes it again once a person has written back', async ({
  page,
  newDevice,
  product,
  database,
}) => {
  // Texts of the demo and of other journeys wait longer.
  await database.collection('writing_markings').deleteMany({});
  const child = await Student.logIn(page, product);

  await test.step('Priya plans and writes', async () => {
    await child.begin('Writing');
    await page.getByText('Plan first (five minutes)').click();
    await page.getByLabel('Who will read it?').fill('My class');
    await page.getByLabel('Point 1').fill('A door behind the fridge');
    await child.write(TEXT);
    await child.submitAndSeeResult();
    await expect(page.getByRole('main')).toContainText('Waiting to be read');
    await page.getByRole('link', { name: 'Look over your text' }).first().click();
  });

  await test.step('She looks her text over, and reads the model answers', async () => {
    await expect(page.getByRole('heading', { name: 'Ideas', level: 2 })).toBeVisible();
    await page.getByText(/^Behind our fridge there was a door/).click();
    for (let criterion = 1; criterion <= 7; criterion += 1) {
      await expect(page.getByText(`${criterion} of 7 things to look at`)).toBeVisible();
      await page.getByRole('radio').nth(2).check();
      await page.getByRole('link', { name: /^Next/ }).click();
    }
    await expect(page.getByRole('button', { name: /^Note 1 on “definately”/ })).toBeVisible();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('radio', { name: 'A good answer' })).toBeVisible();
  });

  await test.step('A marker reads no name, and marks with the keyboard', async () => {
    const desk = await newDevice();
    await desk.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    const staff = new Visitor(desk, product);
    await staff.openAt('/admin-dashboard/writing', DEMO_ACCOUNTS.admin);
    await expect(desk.getByRole('region', { name: 'Waiting, oldest first' }).getByRole('button')).toHaveCount(1);
    await desk.getByRole('button', { name: 'Mark the next text' }).click();
    const text = desk.getByRole('article');
    await expect(text).toContainText('My name is Xxxxx.');
    await expect(desk.getByText('Priya')).toHaveCount(0);
    const steps = await markByKeyboard(desk);
    await expectAccessible(desk);
    await desk.keyboard.press('r');
    await expect(desk.getByText(/^Returned /)).toBeVisible();
    expect(steps + 2).toBeLessThanOrEqual(MOST_STEPS);
  });

  await test.step('Priya reads what came back on the words it is about, and writes again', async () => {
    await child.goto('/student-dashboard');
    await page.getByRole('link', { name: 'Read what came back' }).click();
    await expect(page.getByRole('heading', { name: 'Comments for you' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Note 1 on “My name”/ })).toBeVisible();
    await expect(page.getByText('14 of 25 marks for practice')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Write it again' }).last().click();
    await page.getByRole('textbox').fill(TEXT.replace('herd', 'heard').replace('side', 'side.'));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue(/I heard someone/);
    await page.getByRole('button', { name: 'Finish this draft' }).click();
    await expect(page.getByText(/^You changed \d words?\./)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a child copies a passage against the clock, and finds the result in its progress', { tag: '@long' }, async ({
  page,
  student,
}) => {
  await page.clock.install();
  await student.goto('/typing');
  await expectNoSidewaysScroll(page);
  const passage = (await page.getByRole('group', { name: 'Passage' }).textContent())?.trim() ?? '';
  const field = page.getByLabel('Type here');
  await field.pressSequentially(passage.slice(0, 50));
  await expectAccessible(page);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('10 words a minute')).toBeVisible();
  await expect(page.getByText('100% right: 50 of 50 characters.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your progress' }).getByRole('listitem')).toHaveText(
    /, 1 minute10 a minute, 100% right$/,
  );
  await page.getByRole('button', { name: 'Another passage' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

/** Comments three words from the bank and gives all levels; returns how many keys and clicks it took. */
async function markByKeyboard(page: Page): Promise<number> {
  let steps = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    steps += keys.length;
  };
  const text = page.getByRole('group', { name: 'Text of the child' });
  await text.click();
  steps += 1;
  for (const word of ['Home', 'ArrowRight', 'ArrowRight']) await press(word, 'Shift+ArrowRight', 'Shift+Digit1');
  await press('2', '2', '2', '2', '2', '2', '2');
  return steps;
}
