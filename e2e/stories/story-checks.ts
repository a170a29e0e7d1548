import { test } from '@playwright/test';
import { MISSING_FONT } from './fonts';
import { accept, differenceBetween, differenceOf, joined } from './pictures';
import type { Storybook } from './storybook';
import { WIDTHS } from './tolerance';

const THEMES = ['light', 'dark', 'high-contrast'];

/** What a page fetches late is in a later picture. */
const MAX_TRIES = 4;

export const isAccepting = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Shows stories one after the other in one page. Gives what went wrong in each. */
export async function visitStories(
  storybook: Storybook,
  [first = '', ...others]: string[],
  look: (id: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  await storybook.open(others.at(-1) ?? first);
  const faults: Record<string, string[]> = {};
  for (const id of [first, ...others]) {
    const found = [...(await storybook.show(id)), ...(await look(id))];
    if (found.length > 0) faults[id] = found;
  }
  return faults;
}

/** What axe finds in the story that is shown. */
export async function accessibilityFaults(storybook: Storybook, themes: readonly string[]): Promise<string[]> {
  const faults = [];
  for (const theme of themes) {
    faults.push(...(await storybook.findings(theme)).map((finding) => `${theme} ${finding}`));
  }
  return faults;
}

/** How the story that is shown differs from its accepted picture. */
export async function pictureFaults(storybook: Storybook, id: string): Promise<string[]> {
  if (MISSING_FONT || (await storybook.varies())) return [];
  if (isAccepting()) return acceptStill(storybook, id);
  let difference: string | undefined;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    difference = await differenceOf(id, await pictureOf(storybook));
    if (!difference) return [];
  }
  return [difference ?? ''];
}

/** Accepts what looks the same twice. */
async function acceptStill(storybook: Storybook, id: string): Promise<string[]> {
  let picture = await pictureOf(storybook);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = picture;
    picture = await pictureOf(storybook);
    if (await differenceBetween(picture, before)) continue;
    if (await differenceOf(id, picture)) await accept(id, picture);
    return [];
  }
  return ['its picture never stands still'];
}

/** The story in each theme, one below the other, and at each width, side by side. */
async function pictureOf(storybook: Storybook): Promise<Buffer> {
  const columns = [];
  for (const width of WIDTHS) {
    await storybook.resize(width);
    const column = [];
    for (const theme of THEMES) column.push(await storybook.picture(theme));
    columns.push(column);
  }
  await storybook.resize(WIDTHS[0] ?? 0);
  return joined(columns);
}
