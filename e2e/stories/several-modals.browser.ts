import type { Page } from '@playwright/test';
import { expect, test } from './storybook';

const STORY = 'floating-several-modals--log-in-before-overlay';

/** Each stands in front of what is named before it; of those of one line the one that opened last does. */
const PRIORITIES = [['dialog', 'question', 'sheet'], ['overlay'], ['log-in']];
const NAMES = PRIORITIES.flat();
/** Two of one priority, and one of another: what differs is the priority. */
const REPRESENTATIVES = ['dialog', 'question', 'log-in'];
const BENEATH = 'Beneath';

const priority = (name: string) => PRIORITIES.findIndex((names) => names.includes(name));

/** Pairs of modals in the order in which they open, and which of them is in front. */
const ordersOf = (names: readonly string[]) =>
  names.flatMap((first) =>
    names
      .filter((name) => name !== first)
      .map((second) => {
        const isFirstInFront = priority(first) > priority(second);
        return { first, second, ...(isFirstInFront ? { front: first, back: second } : { front: second, back: first }) };
      }),
  );

for (const [which, names, tag] of [
  ['two modals', REPRESENTATIVES, []],
  ['any two modals', NAMES, ['@long']],
] as const) {
  const title = `of ${which} the more urgent one is in front, whichever opened first, and the focus goes back step by step`;
  test(title, { tag: [...tag] }, async ({ storybook }) => {
    const { page } = storybook;
    await storybook.open(STORY);
    await show(page, []);
    const faults: string[] = [];
    for (const { first, second, front, back } of ordersOf(names)) {
      for (const closed of [front, back]) {
        const left = closed === front ? back : front;
        const expectUsable = async (name: string, when: string) => {
          if (!(await isUsable(page, name))) faults.push(`${first}, ${second}: ${name} cannot be used ${when}`);
        };
        await page.getByRole('button', { name: BENEATH }).focus();
        await show(page, [first]);
        await show(page, [first, second]);
        await expectUsable(front, 'while both are open');
        await show(page, [left]);
        await expectUsable(left, `after ${closed} has closed`);
        await show(page, []);
        await expectUsable(BENEATH, `in the end, when ${closed} had closed first`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Renders modals, the last one of which is new. */
async function show(page: Page, open: string[]): Promise<void> {
  await page.evaluate(
    (change) => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit: (...event: unknown[]) => void;
      };
      channel.emit('updateStoryArgs', change);
    },
    { storyId: STORY, updatedArgs: { open } },
  );
  await page.waitForFunction((count) => document.querySelectorAll('dialog').length === count, open.length);
}

/** Whether pointer and keyboard reach it, and nothing beside it. */
async function isUsable(page: Page, name: string): Promise<boolean> {
  const found = [await page.evaluate(nameAtPointer), await page.evaluate(nameAtFocus)];
  if (name !== 'overlay') found.push(await nameAtNextTab(page));
  return found.every((each) => each === name);
}

/** On its way around, Tab may lead through the browser. */
async function nameAtNextTab(page: Page): Promise<string | undefined> {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(nameAtFocus);
    if (reached) return reached;
  }
  return undefined;
}

/** Runs in the page. A modal has the whole window, with its backdrop. */
function nameAtPointer(): string | undefined {
  const modal = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog');
  return modal ? modal.parentElement?.id : 'Beneath';
}

/** Runs in the page. */
function nameAtFocus(): string | undefined {
  const focused = document.activeElement?.closest('dialog, button');
  return focused?.closest('dialog')?.parentElement?.id ?? focused?.textContent ?? undefined;
}
