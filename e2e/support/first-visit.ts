import type { Page, Request } from '@playwright/test';

/** Budgets of the first visit to the landing page (docs/decisions/003-few-shared-modules.md). */
export const MAX_SCRIPT_KB = 160;
export const MAX_SCRIPTS = 6;

/** A file that the browser has fetched, with what it weighed on the way. */
export interface Fetched {
  path: string;
  type: string;
  bytes: number;
}

/** Opens a page and tells all that the browser fetched for it. */
export async function fetchedFor(page: Page, url: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  const weigh = async (request: Request) => ({
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  });
  const add = (request: Request) => fetched.push(weigh(request));
  page.on('requestfinished', add);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What comes later belongs to no visit that is measured, and the page may be closed by then.
  page.off('requestfinished', add);
  return Promise.all(fetched);
}

export function kilobytes(files: readonly Fetched[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}
