import type { Page } from '@playwright/test';

export interface CollectedResponse {
  url: string;
  text: string;
}

/**
 * Collects what the API responds to a page. The responses are read on their way: those of a page that was left cannot
 * be read from the browser any more.
 */
export async function collectResponses(page: Page): Promise<readonly CollectedResponse[]> {
  const collected: CollectedResponse[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    collected.push({ url: route.request().url(), text: await response.text() });
    await route.fulfill({ response });
  });
  return collected;
}
