import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './support/fixtures';
import { pdfPages, printFaults } from './support/printed-pages';
import { Student } from './support/student';

const sheets = /^Page \d+$/;

test('a test is printed, its letters are entered under the code, and it is marked like any other', {
  tag: '@long',
}, async ({ page, product, isMobile }) => {
  const student = await Student.logIn(page, product);
  await page.getByRole('button', { name: 'More kinds of Maths test' }).click();
  await page.getByRole('link', { name: 'Print weekly Maths' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the paper' }).click();

  await test.step('Each sheet is one page of the PDF, and nothing is cut', async () => {
    await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toContainText('17 questions, 20 minutes');
    expect(await printFaults(page)).toEqual([]);
    expect(await pdfPages(page)).toBe(await page.getByRole('region', { name: sheets }).count());
    const faultsOfCutOptions = async () => {
      await page.evaluate(() => {
        const options = document.querySelector<HTMLElement>('section ol');
        if (options) options.style.marginTop = '280mm';
      });
      return (await printFaults(page)).join();
    };
    // Once more where the sheets were made anew meanwhile, without it.
    await expect.poll(faultsOfCutOptions).toContain('is outside');
  });

  const [, code = ''] = /paper\/(\w{4})$/.exec(page.url()) ?? [];
  await student.goto('/student-dashboard');
  await page.getByRole('link', { name: 'Print a test, or enter a paper test' }).click();
  await page.getByLabel('Code on the answer sheet').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Enter the answers' }).click();

  const row = (number: number) => page.getByRole('group', { name: `Question ${number}`, exact: true });
  await test.step('Letters go from row to row, and are there after a reload', async () => {
    if (isMobile) {
      for (let number = 1; number <= 16; number += 1) await row(number).getByText('A', { exact: true }).tap();
    } else {
      await expect(row(1).getByRole('radio').first()).toBeFocused();
      await page.keyboard.type('abcdabcdabcdabcde');
      await row(16).getByRole('radio').first().focus();
      for (const key of ['Backspace', 'ArrowUp', 'ArrowDown', 'a', 'Backspace']) await page.keyboard.press(key);
    }
    await expect(row(16).getByRole('radio', { name: 'A' })).toBeChecked();
    await expect(row(17).getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.getByTitle('Saved', { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await page.reload();
    await expectNoSidewaysScroll(page);
    await expect(row(16).getByRole('radio', { name: 'A' })).toBeChecked();
  });

  await page.getByLabel(/^Minutes used/).fill('18');
  await page.getByRole('button', { name: 'Submit the answers' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 of 17 questions is not answered.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('18:00 used');
  await page.getByRole('link', { name: 'Print the answers and why' }).click();
  await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toContainText('Answers and why');
  expect(await printFaults(page)).toEqual([]);
});

const PRINTED = [
  { testType: 'mega-test', category: 'Maths', atMost: 20 },
  { testType: 'full-test', category: 'Reading', atMost: 36 },
  { testType: 'full-test', category: 'ThinkingSkills', atMost: 36 },
  { testType: 'subject-test', category: 'Writing', atMost: 4 },
];

test('papers of all subjects, in large print too, have nothing cut or split', { tag: ['@long', '@one-width'] }, async ({
  page,
  product,
}) => {
  const student = await Student.logIn(page, product);
  for (const { testType, category, atMost } of PRINTED) {
    await student.goto(`/paper?${new URLSearchParams({ testType, category })}`);
    await page.getByRole('button', { name: 'Make the paper' }).click();
    for (const size of ['Large print', 'Normal']) {
      await page.getByText(size, { exact: true }).click();
      expect(await printFaults(page), `${category}, ${size}`).toEqual([]);
      const count = await pdfPages(page);
      expect(count).toBe(await page.getByRole('region', { name: sheets }).count());
      expect(count, `${category}, ${size}`).toBeLessThanOrEqual(atMost);
    }
  }
});
