import { expectHeard, readScript, unheard } from './accessibility/heard';
import { pressWithKeys, tabTo } from './accessibility/keyboard';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';

const script = readScript('whole-test.txt');

test('a whole test is taken by keyboard, and heard as the script has it', async ({ page, product }) => {
  const { username, password } = await aStudent(product);
  const { keyboard } = page;
  const hear = (scene: string) => expectHeard(page, script.get(scene));
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const position = (number: number) => page.getByText(`Question ${number} of 17`);

  await page.goto(`${product.url}/login`);
  await hear('The log-in page');
  await tabTo(page, page.getByLabel('Username or email'));
  await keyboard.type(username);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await hear('The dashboard of a new child');
  await pressWithKeys(page, page.getByRole('link', { name: 'Start weekly Maths' }).last());

  await hear('Before the clock starts');
  await expect(button('Start')).toBeFocused();
  await keyboard.press('Enter');

  await expect(position(1)).toBeVisible();
  await hear('The first question');
  await tabTo(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  // What is submitted at once is without marks that are not yet saved.
  const saved = page.waitForResponse((response) => /"flagged":\["/.test(response.request().postData() ?? ''));
  await pressWithKeys(page, button('Flag'));
  await hear('Answered and flagged');
  await saved;

  await tabTo(page, button(/^Question 1, flagged/));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(position(2)).toBeVisible();
  await hear('The second question, from the palette');
  await tabTo(page, button(/^Question 2, not answered/));
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(position(17)).toBeVisible();

  await pressWithKeys(page, button('Review and submit'));
  await hear('What is asked before the submission');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Back to the test' })).toBeFocused();
  await pressWithKeys(page, page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }));

  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await hear('The result');
  await pressWithKeys(page, button(/^Why question \d+$/).first());
  await hear('The review of a question');
});

test('a heading that is heard too late is found, and digits do not matter', () => {
  const heard = ['heading "Test" [level=1]', 'paragraph: 12:34 left', 'heading "Ready?" [level=2]', 'button "Start"'];
  expect(unheard(['heading "Test" [level=1]', 'paragraph: #:# left', 'button "Start"'], heard)).toBeUndefined();
  expect(unheard(['heading "Ready?" [level=2]', 'paragraph: #:# left'], heard)).toMatch(/^paragraph: #:# left\nis not/);
  expect(unheard(['button "Stop" or button "Start"'], heard)).toBeUndefined();
  expect(unheard(['button "Start" [pressed]'], heard)).toMatch(/^button "Start" \[pressed\]\nis not/);
});
