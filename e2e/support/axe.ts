import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** As short as it comes: each page that is looked at reads it. */
const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what axe itself advises, such as landmarks and the order of headings. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';

/** The findings of axe, without those that harm nobody much. */
export async function axeFindings(page: Page, ignored: readonly Impact[] = ['minor']): Promise<string[]> {
  await awaitTransitions(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    // Of style sheets no rule reads more than the page has.
    preload: false,
  };
  return page.evaluate(findings, { options, ignored });
}

/** Waits for the end of transitions: a text that is fading in has too little contrast for a moment. */
function awaitTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Runs in the page. */
async function findings({
  options,
  ignored,
}: {
  options: axe.RunOptions;
  ignored: readonly string[];
}): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
  return violations
    .filter(({ impact }) => !ignored.includes(impact ?? 'minor'))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any.map(({ message }) => message).join(' ')}`),
    );
}
