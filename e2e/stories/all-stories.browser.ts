import { MISSING_FONT } from './fonts';
import { acceptedIds, acceptedVersion, acceptVersion, forget } from './pictures';
import { accessibilityFaults, isAccepting, pictureFaults, visitStories } from './story-checks';
import { expect, storyIds, test } from './storybook';

/** Shares of the components and pages, one for each worker. */
const PLAYED = 3;
/** Of these, all but the first are long: a look at a story in every theme and width takes most of the time. */
const LOOKED_AT = 16;
const ids = storyIds();
const components = [...new Set(ids.map(componentOf))].map((name) => ids.filter((id) => componentOf(id) === name));
/** What is missing in one story of a component is mostly missing in the others. */
const firsts = new Set(components.flatMap(([first]) => first ?? []));

const shareOf = <Item>(items: readonly Item[], share: number, shares: number) =>
  items.filter((_item, index) => index % shares === share);

for (let share = 0; share < PLAYED; share += 1) {
  // Whose stories follow each other in one page: each page fetches the code of its components only.
  const played = shareOf(components, share, PLAYED).flat();
  const which = `(${share + 1} of ${PLAYED})`;

  test(`every story plays without a complaint, and the first of each component is accessible ${which}`, async ({
    storybook,
  }) => {
    test.setTimeout(600_000);
    const look = async (id: string) => (firsts.has(id) ? accessibilityFaults(storybook, ['light']) : []);
    expect(await visitStories(storybook, played, look)).toEqual({});
  });

  test(`the other stories of each component are accessible in the light theme ${which}`, { tag: '@long' }, async ({
    storybook,
  }) => {
    test.setTimeout(600_000);
    const others = played.filter((id) => !firsts.has(id));
    expect(await visitStories(storybook, others, () => accessibilityFaults(storybook, ['light']))).toEqual({});
  });
}

for (let share = 0; share < LOOKED_AT; share += 1) {
  const tag = share === 0 ? [] : ['@long'];
  // The light theme is looked at above.
  const title = 'every story has enough contrast in the dark themes and looks as accepted';
  test(`${title} (${share + 1} of ${LOOKED_AT})`, { tag }, async ({ storybook, browser }) => {
    test.setTimeout(600_000);
    const pictures: Record<string, string[]> = {};
    const faults = await visitStories(storybook, shareOf(ids, share, LOOKED_AT), async (id) => {
      const found = await accessibilityFaults(storybook, ['dark', 'high-contrast']);
      const differences = await pictureFaults(storybook, id);
      if (differences.length > 0) pictures[id] = differences;
      return found;
    });
    expect(faults).toEqual({});
    const version = majorOf(browser.version());
    const isOther = Object.keys(pictures).length > 0 && version !== acceptedVersion();
    test.skip(
      isOther,
      `pictures of stories: Chromium ${version} draws otherwise than ${acceptedVersion()}, which they are of`,
    );
    expect(pictures).toEqual({});
  });
}

test('every accepted picture has its story', ({ browser }) => {
  test.skip(MISSING_FONT !== undefined, MISSING_FONT);
  const orphans = acceptedIds().filter((id) => !ids.includes(id));
  if (!isAccepting()) return expect(orphans).toEqual([]);
  for (const id of orphans) forget(id);
  acceptVersion(majorOf(browser.version()));
});

const majorOf = (version: string) => version.split('.', 1)[0] ?? '';

/** What the id of a story begins with. */
function componentOf(id: string): string {
  return id.split('--', 1)[0] ?? '';
}
