import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { reflowFaults, ZOOMED } from './reflow';
import { smallTargets } from './small-targets';

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
