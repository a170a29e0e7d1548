import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const PUBLIC_PAGES = [
  ['/', 'Practice that feels like the real test'],
  ['/landing', 'Practice that feels like the real test'],
  ['/login', 'Log in to your account'],
  ['/signup', 'Create Your Account'],
  ['/freeassesment', 'Student Information'],
  ['/terms', 'Terms of service'],
  ['/privacy', 'Privacy'],
] as const;

/** What belongs to one page runs for this one in every run. */
const tagOf = (path: string) => (path === '/login' ? [] : ['@long']);

/** Holds all scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page that has no scripts yet, and is painted. */
async function openWithoutScripts(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Resolves once React has taken over the page. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Adds up whatever moves. */
function watchShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves when two frames have been drawn. */
function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** How each element of the page looks, where it is and what refers to it. */
function describePage(): string[] {
  return [...document.querySelectorAll('#root *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize } = getComputedStyle(element);
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    return [element.tagName, ...attributes, x, y, width, height, color, backgroundColor, fontSize].join(' ');
  });
}

/** Elements whose id or class is not what React would give them: it leaves such differences alone. */
function withOtherProps(): string[] {
  const propsOf = (element: Element) => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps')) ?? '';
    return ((element as unknown as Record<string, unknown>)[key] ?? {}) as Record<string, string | undefined>;
  };
  return [...document.querySelectorAll('#root *')]
    .filter((element) => {
      // What needs no code is left as the server has sent it.
      if (element.parentElement?.closest('[data-as-sent]')) return false;
      const { id, className, htmlFor } = propsOf(element);
      return (
        (id ?? '') !== element.id ||
        (className ?? '') !== (element.getAttribute('class') ?? '') ||
        (htmlFor ?? '') !== (element.getAttribute('for') ?? '')
      );
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page is drawn whole, offers no form that does nothing, and prints dark on bright', async ({
    page,
    product,
  }) => {
    await page.goto(product.url);
    // Texts of a noscript are found by no other locator.
    await expect(page.locator('.needs-scripts')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('form, button, input').filter({ visible: true })).toHaveCount(0);
    const skipped = (headings: Element[]) =>
      headings.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length;
    expect(await page.getByRole('heading', { level: 2 }).evaluateAll(skipped)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const brighter = (footer: Element) => {
      const sum = (colour: string) =>
        (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((all, each) => all + Number(each), 0);
      const link = footer.querySelector('nav a') ?? footer;
      return sum(getComputedStyle(footer).backgroundColor) - sum(getComputedStyle(link).color);
    };
    // Colours may take a frame to become those of paper.
    await expect.poll(() => page.locator('footer').evaluate(brighter)).toBeGreaterThan(300);
  });

  for (const [path, title] of PUBLIC_PAGES) {
    for (const width of [1280, 390]) {
      const tag = width === 1280 ? tagOf(path) : ['@long'];
      test(`${path} shows its content and its styles at ${width} px`, { tag }, async ({ page, product }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(product.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByRole('banner').getByText('Wattle')).toBeVisible();
      });
    }
  }
});

test.describe('a log-in that is refused', () => {
  test.use({ allowedComplaints: /status of 401/ });

  test('what is typed before the scripts come is still there afterwards, with its caret, and counts', async ({
    page,
    product,
  }) => {
    const releaseScripts = await holdScripts(page);
    await openWithoutScripts(page, `${product.url}/login`);
    await page.getByLabel('Username or email').fill('nobody@example.com');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a long password');
    await password.press('ArrowLeft');
    releaseScripts();
    await takenOver(page);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('a long password');
    expect(await password.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(14);
    const request = page.waitForRequest('**/api/auth/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    expect((await request).postDataJSON()).toEqual({
      email_or_username: 'nobody@example.com',
      password: 'a long password',
    });
  });
});

test('what is clicked before the scripts come counts once they are there', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, `${product.url}/landing`);
  await page.getByRole('radio', { name: '9:02, 9:14, 9:26' }).click({ force: true, noWaitAfter: true });
  releaseScripts();
  await expect(page.getByText('Right, and here is why')).toBeVisible();
});

test('a menu whose button is clicked twice before the scripts come is open once they are there', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, `${product.url}/landing`);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.evaluate((button) => {
    Object.assign(window, { received: [] });
    button.addEventListener('click', ({ type }) => (window as unknown as { received: string[] }).received.push(type));
  });
  await menu.click();
  await menu.click();
  releaseScripts();
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(['click']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In/Sign up' })).toBeVisible();
});

test('of several options that are clicked before the scripts come the latest counts', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, `${product.url}/landing`);
  const wrong = page.getByRole('radio', { name: '9:02, 9:12, 9:22' });
  const right = page.getByRole('radio', { name: '9:02, 9:14, 9:26' });
  for (const option of [right, wrong, right]) await option.click({ force: true, noWaitAfter: true });
  releaseScripts();
  await expect(page.getByText('Right, and here is why')).toBeVisible();
  await expect(right).toBeChecked();
});

test('a form that is sent before the scripts come is checked once they are there, and nothing typed is in the address', {
  tag: '@long',
}, async ({ page, product }) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, `${product.url}/login`);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.keyboard.press('Enter');
  releaseScripts();
  await expect(page.getByText('Username or email is required.')).toBeVisible();
  expect(page.url()).toBe(`${product.url}/login`);
});

for (const [path] of PUBLIC_PAGES) {
  test(`nothing moves and nothing is rendered anew when the code takes over ${path}`, { tag: tagOf(path) }, async ({
    page,
    product,
  }) => {
    // What moves of itself would be described at two moments.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseScripts = await holdScripts(page);
    await page.addInitScript(watchShifts);
    await openWithoutScripts(page, product.url + path);
    // Fonts of what is further down come only once that is rendered.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(nextFrames);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 300));
    // What moved a little when the fonts came is no matter of the code.
    await page.evaluate(nextFrames);
    await page.evaluate(() => Object.assign(window, { shifts: 0 }));
    const before = await page.evaluate(describePage);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const scrolled = await page.evaluate(() => window.scrollY);
    releaseScripts();
    await takenOver(page);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(describePage)).toEqual(before);
    expect(await page.evaluate(withOtherProps)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.evaluate(nextFrames);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });
}

test('a signed-in visitor never sees the bar of visitors', { tag: '@long' }, async ({ page, product }) => {
  const user = { id: '65a000000000000000000001', username: 'priya', role: 'student' };
  await page.addInitScript((stored) => {
    localStorage.setItem('user', JSON.stringify(stored));
    localStorage.setItem('isAuthenticated', 'true');
  }, user);
  const releaseScripts = await holdScripts(page);
  await page.goto(`${product.url}/landing`, { waitUntil: 'commit' });
  const logIn = page.getByRole('link', { name: 'Log In/Sign up' });
  await expect(page.locator('#root > header')).toBeAttached();
  await expect(page.locator('#root > header')).toBeHidden();
  releaseScripts();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(logIn).toBeHidden();
});

test('the page is dark from its first paint where the theme is', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('wattle-theme', 'dark'));
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, `${product.url}/login`);
  const colours = () =>
    page.evaluate(() =>
      [document.body, document.querySelector('h1')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element as Element);
        return [color, backgroundColor];
      }),
    );
  const first = await colours();
  const [[ink]] = first as [[string, string]];
  expect(Math.min(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number)), ink).toBeGreaterThan(200);
  releaseScripts();
  await takenOver(page);
  expect(await colours()).toEqual(first);
});

test('another page of the visit, and this one after going back, are rendered by the browser', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/landing`);
  await takenOver(page);
  await page.getByRole('link', { name: 'Log In/Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Start the free assessment' })).toBeVisible();
});
