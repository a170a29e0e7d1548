import type { Privilege } from '@wattle/contract/allowances';
import type { FoundFamilyList } from '@wattle/contract/families';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { callApi, logIn } from './support/api-calls';
import { giveVoice, markedWordOn, saidOn } from './support/fake-voice';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Product } from './support/product';

/** Grants a child privileges in its tests, as staff do on the page of its family. */
async function grant(
  { apiUrl }: Pick<Product, 'apiUrl'>,
  username: string,
  amounts: Partial<Record<Privilege, number>>,
): Promise<void> {
  const { access: token } = await logIn(apiUrl, DEMO_ACCOUNTS.admin);
  const { families } = await callApi<FoundFamilyList>(apiUrl, 'GET', `families?search=${username}`, { token });
  const [family] = families;
  const child = family?.children.find((each) => each.username === username);
  for (const [privilege, amount] of Object.entries(amounts)) {
    const path = `families/${family?.id}/children/${child?.id}/allowances/${privilege}`;
    await callApi(apiUrl, 'PUT', path, { token, body: { amount } });
  }
}

test('a child with allowances hears a timed test by keyboard, and rests in the middle of it', { tag: '@long' }, async ({
  page,
  product,
  student,
}) => {
  await giveVoice(page);
  await grant(product, student.credentials.username, { readAloud: 1, restBreaks: 10 });
  await student.goto('/test/weekly-test/maths');
  await expect(page.getByText(/^Wattle’s staff have granted you rest breaks/)).toBeVisible();
  await student.startClock();

  await page.getByRole('button', { name: 'Read aloud' }).press('Enter');
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  await expect.poll(() => markedWordOn(page)).not.toBe('');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Read on' })).toBeFocused();
  const word = await markedWordOn(page);
  await expectAccessible(page);
  const before = (await saidOn(page)).length;
  await page.keyboard.press('Space');
  await expect.poll(async () => (await saidOn(page)).length).toBeGreaterThan(before);
  expect((await saidOn(page))[before]?.startsWith(word.replace(/\W.*/, ''))).toBe(true);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Read the question' })).toBeFocused();
  expect((await saidOn(page)).join(' ')).not.toMatch(/correct|explanation/i);

  await student.answer('B');
  await page.getByRole('button', { name: 'Take a break' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your clock has stopped' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const clock = page.getByRole('timer', { name: / left$/ });
  const left = await clock.getAttribute('aria-label');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your clock has stopped' })).toBeVisible();
  await expect(clock).toHaveAttribute('aria-label', String(left));

  await page.getByRole('button', { name: 'Go on with the test' }).press('Enter');
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  await expect(page.getByText(/^(9|10) minutes of breaks left$/)).toBeVisible();
});
