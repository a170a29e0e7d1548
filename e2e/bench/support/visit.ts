import type { Page } from '@playwright/test';

/** Milliseconds since the visitor asked for the page. */
export interface Visit {
  painted: number;
  /** The answer to a click that was made as soon as there was something to click is painted. */
  answered: number;
}

interface Marks {
  answered?: number;
  clicked?: number;
  opened?: number;
}

type MarkedWindow = Window & { marks: Marks };

export async function answerSampleQuestion(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(clickOption);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && (window as unknown as MarkedWindow).marks.answered;
  });
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    answered: (window as unknown as MarkedWindow).marks.answered ?? Number.NaN,
  }));
}

/** What it takes to open another page by its link. */
export interface Opening {
  /** Milliseconds from the click until the title of the page is painted. */
  ms: number;
  /** Milliseconds of them in which nothing was on its way from the server. */
  beyondNetwork: number;
}

/**
 * Follows a link.
 *
 * @param isRested - Whether the pointer rests on it before, until all that it brings has come.
 */
export async function openByLink(page: Page, link: string, title: string, isRested: boolean): Promise<Opening> {
  const target = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true });
  const known = await page.evaluate(() => performance.getEntriesByType('resource').length);
  if (isRested) {
    await target.hover();
    await page.waitForFunction(isQuiet, known);
  }
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no link ${link}`);
  await page.evaluate(markOpening, title);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => (window as unknown as MarkedWindow).marks.opened);
  return page.evaluate(readOpening);
}

/** Runs in the page: whether something has come, and nothing for a second. */
function isQuiet(known: number): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return ends.length > known && performance.now() - Math.max(...ends) > 1_000;
}

/** Runs in the page: the time of the opening, and the part of it in which no response was awaited. */
function readOpening(): Opening {
  const { clicked = 0, opened = 0 } = (window as unknown as MarkedWindow).marks;
  const responses = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime, responseEnd }) => startTime < opened && responseEnd > clicked)
    .sort((one, other) => one.startTime - other.startTime);
  let awaited = 0;
  let until = clicked;
  for (const { startTime, responseEnd } of responses) {
    const end = Math.min(responseEnd, opened);
    awaited += Math.max(0, end - Math.max(startTime, until));
    until = Math.max(until, end);
  }
  return { ms: opened - clicked, beyondNetwork: opened - clicked - awaited };
}

/** Bytes of the JavaScript heap that are in use. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Runs in the page: clicks an option once something is painted, and notes when the answer to it is. */
function clickOption(): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  const click = () => {
    const option = document.querySelector<HTMLElement>('input[type=radio][value=B]');
    if (option) option.click();
    else requestAnimationFrame(click);
  };
  new PerformanceObserver(() => click()).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (!document.querySelector('[role=status]')?.textContent?.startsWith('Right')) return;
    requestAnimationFrame(() => {
      setTimeout(() => {
        marks.answered ??= performance.now();
      });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: notes when it is clicked, and when the title of another page has been painted. */
function markOpening(title: string): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      marks.clicked = timeStamp;
    },
    true,
  );
  const look = () => {
    if (document.querySelector('h1')?.textContent !== title) return;
    requestAnimationFrame(() => {
      setTimeout(() => {
        marks.opened ??= performance.now();
      });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
