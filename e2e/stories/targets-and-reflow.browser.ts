import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { reflowFaults, ZOOMED } from './reflow';
import { smallTargets } from './small-targets';
import { visitStories } from './story-checks';
import { expect, pageStoryIds, test } from './storybook';

// Targets are larger where a finger presses them.
test.use({ hasTouch: true, isMobile: true });

/** Shares of the pages, so that every worker has some; all but the first are long. */
const SHARES = 16;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The bar of the shell is a story of its own, and a page that could not be loaded is an alert alone. */
const WITHOUT_HEADING = 'page-has-heading-one';
/** Staff work with a pointer. */
const STAFF = /^admin-/;

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (let share = 0; share < SHARES; share += 1) {
  const tag = share === 0 ? [] : ['@long'];
  const title = 'every page has targets for a pointer and for fingers, and is usable at 400 %';
  test(`${title} (${share + 1} of ${SHARES})`, { tag }, async ({ storybook }) => {
    test.setTimeout(600_000);
    const { page } = storybook;
    const ids = pageStoryIds().filter((_id, index) => index % SHARES === share);
    const faults = await visitStories(storybook, ids, async (id) => {
      await resize(page, DESKTOP);
      const found = (await axeFindings(page)).filter((finding) => !finding.startsWith(WITHOUT_HEADING));
      found.push(...(await smallTargets(page, 24)));
      await resize(page, PHONE);
      found.push(...(await smallTargets(page, STAFF.test(id) ? 24 : 44)));
      await resize(page, ZOOMED);
      found.push(...(await reflowFaults(page)).map((fault) => `at 400 %: ${fault}`));
      await resize(page, DESKTOP);
      return found;
    });
    expect(faults).toEqual({});
  });
}
