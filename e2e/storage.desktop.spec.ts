import { FREE_TESTS } from '@wattle/contract/free-tests';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';

const NOT_STORED = /^This browser does not store data for Wattle\./;

/** What a browser may do about its storage, as a script that runs before the page. */
const STORAGES = {
  'is full': () => {
    for (let length = 2 ** 20, count = 0; length > 0; count += 1) {
      try {
        localStorage.setItem(`filler-${count}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  },
  'is forbidden': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  },
  'throws whatever is written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, script] of Object.entries(STORAGES)) {
  test(`a storage that ${what}: a child is told, and takes a test`, { tag: '@long' }, async ({
    page,
    visitor,
    product,
  }) => {
    await page.addInitScript(script);
    const { username, password } = await aStudent(product);
    await visitor.goto('/login');
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText(NOT_STORED).first()).toBeVisible();

    await page.getByRole('link', { name: 'Start weekly Maths' }).first().click();
    await visitor.startClock();
    await expect(page.getByText('Question 1 of 17')).toBeVisible();
    await visitor.answer('B');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();

    // Only the page has kept the session.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  });
}

test('a storage that is full: a visitor is told, and takes a free test', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await page.addInitScript(STORAGES['is full']);
  await visitor.startAssessment();
  await expect(page.getByText(NOT_STORED).first()).toBeVisible();
  await visitor.startTest(FREE_TESTS[0]);
  await visitor.answer('B');
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await visitor.submit();
  await expect(page.getByRole('button', { name: `${FREE_TESTS[0].title}: Completed` })).toBeVisible();
});
