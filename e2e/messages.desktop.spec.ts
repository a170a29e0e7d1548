import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { expect, expectAccessible, test } from './support/fixtures';

/** What somebody looks for or presses: headings, controls, bands. */
const LANDMARKS = 'h1, h2, h3, a[href], button, input, select, textarea, header, footer, [role=status], [role=alert]';

/** The headings, bands and controls that an open message lies over, as their text and tag. */
function coveredByNotices(page: Page): Promise<string[]> {
  return page.evaluate((landmarks) => {
    const list = document.querySelector('ul[aria-label^="Latest messages"]');
    if (!list?.firstElementChild) throw new Error('No message is open.');
    const place = list.getBoundingClientRect();
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const overlaps = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isReadOutOnly = width <= 1 || height <= 1;
      return (
        !isReadOutOnly &&
        Math.min(bottom, place.bottom) - Math.max(top, place.top) > 1 &&
        Math.min(right, place.right) - Math.max(left, place.left) > 1
      );
    };
    return [...document.querySelectorAll(landmarks)]
      .filter((element) => !list.contains(element) && isVisible(element) && overlaps(element))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`);
  }, LANDMARKS);
}

const MESSAGE = 'No email found in localStorage.';

async function showMessage(page: Page, url: string) {
  await page.goto(`${url}/test-assesment-books`);
  const message = await expectMessage(page, MESSAGE);
  // Its time stands still, however long the journey takes to look at it.
  await message.hover();
  return message;
}

async function expectMessage(page: Page, text: string) {
  const message = page
    .getByRole('list', { name: /^Latest messages/ })
    .getByRole('listitem')
    .filter({ hasText: text });
  await expect(message).toBeVisible();
  return message;
}

async function drag(page: Page, message: Awaited<ReturnType<typeof showMessage>>, share: number) {
  const box = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + box.width * share, y, { steps: 10 });
  await page.mouse.up();
}

for (const width of [1280, 390]) {
  test(`a message covers no heading, band or control at ${width} px, and is closed by a target of 44 px`, {
    tag: '@long',
  }, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    const message = await showMessage(page, product.url);
    expect(await coveredByNotices(page)).toEqual([]);
    const target = await message.getByRole('button', { name: 'Close' }).boundingBox();
    expect(target?.width).toBeGreaterThanOrEqual(44);
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await page.getByRole('button', { name: 'Messages (1)' }).click();
    await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(MESSAGE);
  });
}

test('the rows of a long list make way for a message that comes while the page is scrolled', { tag: '@long' }, async ({
  page,
  product,
  visitor,
}) => {
  await visitor.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await page.goto(`${product.url}/view-questions/Maths`);
  await page.route('**/api/questions/update-question/**', (route) =>
    route.fulfill({ json: { message: 'Question finalized successfully' } }),
  );
  const row = page.getByRole('row').nth(20);
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await row.boundingBox();
  await row.getByRole('button', { name: 'Finalize' }).evaluate((button: HTMLElement) => button.click());
  const message = await expectMessage(page, 'Question finalized successfully');

  const box = await message.boundingBox();
  const after = await row.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (box?.height ?? 0));
});

test('the bar stands still when the first message comes', { tag: '@long' }, async ({ page, product }) => {
  await page.goto(`${product.url}/landing`);
  const entry = page.getByRole('link', { name: 'Log In/Sign up' });
  const before = await entry.boundingBox();
  await page.goto(`${product.url}/test-assesment-books`);
  await expect(page.getByRole('button', { name: 'Messages (1)' })).toBeVisible();
  expect(await entry.boundingBox()).toEqual(before);
});

test('a message is dismissed by a drag of more than 80 percent, and comes back from a shorter one', {
  tag: '@long',
}, async ({ page, product }) => {
  const message = await showMessage(page, product.url);
  await drag(page, message, 0.6);
  await expect(message).toBeVisible();
  await drag(page, message, 0.9);
  await expect(message).toBeHidden({ timeout: 2_000 });
});

test.describe('where the code of the messages cannot be fetched', () => {
  test.use({ allowedComplaints: /Failed to load resource|Loading chunk|ChunkLoadError|net::ERR_FAILED/ });

  test('the latest message is shown plainly, and can be closed', { tag: '@long' }, async ({ page, product }) => {
    await page.route(/notices\..*\.js/, (route) => route.abort());
    const message = await showMessage(page, product.url);
    expect(await coveredByNotices(page)).toEqual([]);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  });
});
