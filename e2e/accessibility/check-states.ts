import type { Page } from '@playwright/test';
import { showTheme } from '../screens/take-screens';
import { type Visit, visitStates } from '../screens/visit-states';
import { SHOWN_THEMES } from '../screens/widths';
import { axeFindings, COLOUR_RULES } from '../support/axe';
import { reflowFaults, ZOOMED } from './reflow';
import { smallTargets } from './small-targets';

const DESKTOP = { width: 1280, height: 900, hasTouch: false };
const PHONE = { width: 390, height: 844, hasTouch: true };

type Walk = Omit<Visit, 'screen'>;
type Findings = Record<string, string[]>;

/** Each state at 1280 px: axe in all themes, targets of 24 px. */
export function checkOnDesktop(walk: Walk): Promise<Findings> {
  return collect({ ...walk, screen: DESKTOP }, desktopFindings);
}

/** Each state in a hand at 390 px: targets of 44 px; then as large as at 400 %. */
export function checkOnPhone(walk: Walk): Promise<Findings> {
  return collect({ ...walk, screen: PHONE }, phoneFindings);
}

/** Both of a state in one visit: on the screen of a desktop, which then becomes that of a phone. */
export function checkOnBoth(walk: Walk): Promise<Findings> {
  return collect({ ...walk, screen: { ...DESKTOP, hasTouch: true } }, async (page) => {
    const found = await desktopFindings(page);
    await page.setViewportSize(PHONE);
    return [...found, ...(await phoneFindings(page))];
  });
}

async function desktopFindings(page: Page): Promise<string[]> {
  const [light, ...others] = SHOWN_THEMES;
  await showTheme(page, light);
  const found = await axeFindings(page);
  for (const theme of others) {
    await showTheme(page, theme);
    found.push(...(await axeFindings(page, COLOUR_RULES)).map((finding) => `${theme} ${finding}`));
  }
  return [...found, ...(await smallTargets(page, 24))];
}

async function phoneFindings(page: Page): Promise<string[]> {
  const found = await smallTargets(page, 44);
  await page.setViewportSize(ZOOMED);
  return [...found, ...(await reflowFaults(page)).map((fault) => `at 400 %: ${fault}`)];
}

async function collect(visit: Visit, look: (page: Page) => Promise<string[]>): Promise<Findings> {
  const findings: Findings = {};
  const faults = await visitStates(visit, async ({ page }, name) => {
    await page.evaluate(() => document.fonts.ready);
    await endTransitions(page);
    const found = await look(page);
    if (found.length > 0) findings[name] = found;
  });
  for (const { name, message } of faults) findings[name] = [message, ...(findings[name] ?? [])];
  return findings;
}

/** Even with reduced motion a change is a transition of a moment, in which colours and places are mixed. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
