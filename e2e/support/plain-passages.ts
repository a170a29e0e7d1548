import type { Page } from '@playwright/test';

/** Where a test is opened. */
const OPENING = /\/api\/(test\/subject-test|freeassesment)\/\w+(\?|$)/;

/** Shows every passage as plain text, for journeys about panes and sentences: chance decides which passages are served. */
export async function showPlainPassages(page: Page): Promise<void> {
  await page.route(OPENING, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const json = JSON.parse(await response.text(), (key, value) => (key === 'format' ? undefined : value));
    return route.fulfill({ response, json });
  });
}
