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
  await page.goto(url);
  await page.waitForFunction(() => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && (window as unknown as MarkedWindow).marks.answered;
  });
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    answered: (window as unknown as MarkedWindow).marks.answered ?? Number.NaN,
  }));
}

/** Rests on a link until all it brings has come, and follows it. */
export async function openWithRestingPointer(page: Page, link: string, title: string) {
  const target = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true });
  const known = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await target.hover();
  await page.waitForFunction(isQuiet, known);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.evaluate(markOpening, title);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as unknown as MarkedWindow).marks.opened);
  const ms = await page.evaluate(() => {
    const { clicked = 0, opened = 0 } = (window as unknown as MarkedWindow).marks;
    return opened - clicked;
  });
  return { ms, requests };
}

/** Runs in the page: whether something has come, and nothing for a second. */
function isQuiet(known: number): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return ends.length > known && performance.now() - Math.max(...ends) > 1_000;
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
