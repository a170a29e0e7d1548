import type { Page } from '@playwright/test';
import { heardOn, unheard } from './accessibility/heard';
import { reflowFaults, ZOOMED } from './accessibility/reflow';
import { smallTargets } from './accessibility/small-targets';
import { showTheme } from './screens/take-screens';
import { axeFindings, COLOUR_RULES } from './support/axe';
import { expect, test } from './support/fixtures';

// Each check is held against a page that has one fault, and one that has none.
const show = (page: Page, body: string, css = '') =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Test</title><style>${css}</style><main><h1>Test</h1>${body}</main>`,
  );

test('a field without a label is found', async ({ page }) => {
  await show(page, '<label>Name <input></label>');
  expect(await axeFindings(page)).toEqual([]);
  await show(page, '<input>');
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^label: <input>/)]);
});

test('a text that is too pale in the dark theme alone is found', async ({ page }) => {
  await show(
    page,
    '<p>Pale</p>',
    '[data-theme=dark] { background: #111; color: #eee } [data-theme=dark] p { color: #555 }',
  );
  expect(await axeFindings(page)).toEqual([]);
  await showTheme(page, 'dark');
  expect(await axeFindings(page, COLOUR_RULES)).toEqual([expect.stringMatching(/^color-contrast: <p>Pale/)]);
});

test('a target of 20 px is found, and none in a sentence or with a larger label', async ({ page }) => {
  const css =
    'button, input { width: 20px; height: 20px; padding: 0; margin: 0 } label { display: block; padding: 8px }';
  await show(page, '<p>A <a href="#">link</a> in a sentence.</p><label><input type="checkbox"> Yes</label>', css);
  expect(await smallTargets(page, 24)).toEqual([]);
  await show(page, '<button>x</button>', css);
  expect(await smallTargets(page, 24)).toEqual(['20 x 20 px: button "x"']);
});

test('at 400 % a block of 400 px, a text that is cut off and a covered control are found', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await show(page, '<p>Text</p><button>Go</button>');
  expect(await reflowFaults(page)).toEqual([]);
  await show(page, '<div style="width: 400px">Text</div>');
  expect(await reflowFaults(page)).toEqual([expect.stringMatching(/^the page is 4\d\d px wide$/)]);
  await show(page, '<div style="width: 40px; overflow: hidden; white-space: nowrap">Text that is long</div>');
  expect(await reflowFaults(page)).toEqual(['cut off at its side: "Text that is long"']);
  await show(page, '<button>Go</button><div style="position: fixed; inset: 0; background: #fff"></div>');
  expect(await reflowFaults(page)).toEqual(['covered: "Go"']);
});

test('a heading that is heard too late is found, and digits do not matter', async ({ page }) => {
  await show(page, '<p>12:34 left</p><h2>Ready?</h2><button disabled>Start</button>');
  const heard = await heardOn(page);
  expect(unheard(['heading "Test" [level=1]', 'paragraph: #:# left', 'button "Start"'], heard)).toBeUndefined();
  expect(unheard(['heading "Ready?" [level=2]', 'paragraph: #:# left'], heard)).toMatch(/^paragraph: #:# left\nis not/);
  expect(unheard(['button "Stop" or button "Start"'], heard)).toBeUndefined();
  expect(unheard(['button "Stop" or button "End"'], heard)).toMatch(/^button "Stop" or/);
  expect(unheard(['button "Start" [pressed]'], heard)).toMatch(/^button "Start" \[pressed\]\nis not/);
});
