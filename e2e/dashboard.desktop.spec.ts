import type { Page } from '@playwright/test';
import type { TestType } from '@wattle/contract/constants';
import { expect, expectAccessible, test } from './support/fixtures';
import type { TestCalls } from './support/test-calls';

const WIDTHS = [1280, 820, 390, 320];

/** Takes a test of Maths over the API. */
async function take(calls: TestCalls, testType: TestType): Promise<void> {
  const of = { testType, subject: 'Maths' } as const;
  const { attemptId, questions } = await calls.open(of);
  const responses = questions.map((question) => ({ questionId: question.id, selectedAnswer: 'A' as const }));
  await calls.submit(of, attemptId, responses);
}

/** What is cut off or has to be scrolled to from left to right, but for what is meant for screen readers alone. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const isBox = (element: Element) => element.clientWidth > 1 && getComputedStyle(element).display !== 'inline';
    return [...document.querySelectorAll('body, main *')]
      .filter((element) => isBox(element) && element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
  });

/** How many tiles stand in each row of the lists of tests to start. */
const tilesInRows = (page: Page) =>
  page.getByRole('region', { name: 'Or choose a test' }).evaluate((region) =>
    [...region.querySelectorAll('ul')].map((list) => {
      const tops = [...list.children].map((tile) => Math.round(tile.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    }),
  );

test('the dashboard of a busy child fits every width, in full rows and without a jump', { tag: '@long' }, async ({
  page,
  student,
}) => {
  const calls = await student.calls();
  for (let count = 0; count < 7; count += 1) await take(calls, 'weekly-test');
  for (const testType of ['mega-test', 'weekly-test'] as const) await calls.open({ testType, subject: 'Maths' });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts)
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await student.goto('/student-dashboard');
    await expect(page.getByText('All done for this week. Anything more is a bonus.')).toBeVisible();
    await expect(page.getByRole('timer', { name: /^1\d:\d\d left$/ })).toBeVisible();
    const fours = width >= 768 ? [4] : [2, 2];
    expect(await tilesInRows(page), `${width} px`).toEqual([fours, width >= 768 ? [3] : [1, 2]]);
    expect(Number(await page.locator('html').getAttribute('data-shift')), `${width} px`).toBeLessThanOrEqual(0.02);
    // On a phone progress is read on request.
    if (width < 768) await page.getByRole('button', { name: 'Show progress' }).click();
    await page.getByRole('button', { name: 'More kinds of Thinking Skills test' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await clipped(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Earlier tests' }).click();
  expect(await clipped(page)).toEqual([]);
  await expectAccessible(page);
});

test('a tick is the same on another device, and a finished test ticks itself', { tag: '@long' }, async ({
  page,
  newDevice,
  student,
}) => {
  await student.openDashboard();
  await expect(page.getByText('Two tests to start with. Take them in any order.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^A subject test/ }).press('Space');
  await expect(page.getByText('One test left this week.')).toBeVisible();

  const other = await newDevice();
  await student.inAnotherBrowser(other);
  await expect(other.getByRole('checkbox', { name: /^A subject test/ })).toBeChecked();
  await take(await student.calls(), 'weekly-test');
  await student.goto('/student-dashboard');
  await expect(page.getByText('All done for this week. Anything more is a bonus.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
});

/** Which fonts draw an element, and whether they are ours. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

test('a name of any script stands in one font, and only its letters are loaded', { tag: '@long' }, async ({
  page,
  student,
}) => {
  await student.openDashboard();
  const loaded: (string | undefined)[] = [];
  page.on('request', (request) => loaded.push(/grotesque-(latin-ext|vietnamese)/.exec(request.url())?.[1]));
  const names: [string, string[]][] = [
    ['Zoë', []],
    ['Bảo', ['vietnamese']],
    ['Łukasz', ['latin-ext']],
    ['李明 Wang', []],
    ['محمد', []],
  ];
  for (const [firstName, files] of names) {
    await page.evaluate((name) => {
      localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), firstName: name });
    }, firstName);
    loaded.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${firstName}`);
    await page.waitForLoadState('networkidle');
    const isOurs = !/[^\p{Script=Latin}\s]/u.test(firstName);
    const fonts = await fontsOf(page, isOurs ? 'h1' : 'h1 bdi');
    expect(
      fonts.map(({ isCustomFont }) => isCustomFont),
      firstName,
    ).toEqual([isOurs]);
    // Of a page that it has seen before Chromium may load the fonts of last time, too.
    const isFirst = firstName === names[0]?.[0];
    expect(loaded.filter(Boolean), firstName).toEqual(isFirst ? files : expect.arrayContaining(files));
  }
});
