import { expect, type Locator, type Page } from '@playwright/test';

/** No page has more stops than this before what somebody looks for. */
const MAX_STOPS = 80;

/** Presses Tab until something has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${MAX_STOPS} stops`).toBeFocused();
}

/** Goes to something by Tab and presses it. */
export async function pressWithKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
