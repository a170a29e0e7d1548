import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures';

const MESSAGE = 'No email found in localStorage.';

async function showMessage(page: Page, url: string) {
  await page.goto(`${url}/test-assesment-books`);
  const toast = page
    .getByRole('region', { name: /^Latest messages/ })
    .getByRole('group')
    .filter({ hasText: MESSAGE });
  await expect(toast).toBeVisible();
  // Let it finish coming in.
  await expect(toast).not.toHaveClass(/toast-enter/);
  return toast;
}

async function drag(page: Page, toast: Awaited<ReturnType<typeof showMessage>>, share: number) {
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + box.width * share, y, { steps: 10 });
  await page.mouse.up();
}

/** Lets the page note how long the message stands: what the test itself sees comes late where the cores are busy. */
async function watchLife(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript((message) => {
    let shownAt: number | undefined;
    new MutationObserver(() => {
      const toasts = [...document.querySelectorAll('[role="group"]')];
      const isShown = toasts.some(({ textContent }) => textContent?.includes(message));
      if (isShown) shownAt ??= performance.now();
      else if (shownAt !== undefined) document.documentElement.dataset.toastLife ??= `${performance.now() - shownAt}`;
    }).observe(document, { childList: true, subtree: true });
  }, MESSAGE);
  return () => page.evaluate(() => Number(document.documentElement.dataset.toastLife) || undefined);
}

async function expectFiveSeconds(life: () => Promise<number | undefined>) {
  await expect.poll(life, { timeout: 15_000 }).toBeGreaterThan(4_900);
  // Coming in and going out take a third of a second.
  expect(await life()).toBeLessThan(7_000);
}

test('a toast closes by itself after five seconds, and its message can be read later', async ({ page, product }) => {
  const life = await watchLife(page);
  await showMessage(page, product.url);
  await page.mouse.move(10, 10);
  await expectFiveSeconds(life);
  await page.getByRole('button', { name: 'Messages (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(MESSAGE);
});

test('a toast stays as long for whoever wants less motion', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const life = await watchLife(page);
  await showMessage(page, product.url);
  await expectFiveSeconds(life);
});

for (const theme of ['dark', 'high-contrast']) {
  test(`a toast can be read in the ${theme} theme`, async ({ page, product }) => {
    await page.addInitScript((name) => localStorage.setItem('wattle-theme', name), theme);
    await showMessage(page, product.url);
    await expectAccessible(page);
  });
}

test('the bar stands still when the first message comes', async ({ page, product }) => {
  await page.goto(`${product.url}/landing`);
  const entry = page.getByRole('link', { name: 'Log In/Sign up' });
  const before = await entry.boundingBox();
  await page.goto(`${product.url}/test-assesment-books`);
  await expect(page.getByRole('button', { name: 'Messages (1)' })).toBeVisible();
  expect(await entry.boundingBox()).toEqual(before);
});

test('a toast is dismissed by a drag of more than 80 percent, and comes back from a shorter one', async ({
  page,
  product,
}) => {
  const toast = await showMessage(page, product.url);
  await drag(page, toast, 0.6);
  await expect(toast).toBeVisible();
  await drag(page, toast, 0.9);
  await expect(toast).toBeHidden({ timeout: 2_000 });
});
