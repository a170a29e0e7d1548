import { MISSING_FONT } from './fonts';
import { acceptedIds, acceptedVersion, acceptVersion, forget } from './pictures';
import { accessibilityFaults, isAccepting, pictureFaults, visitStories } from './story-checks';
import { expect, storyIds, test } from './storybook';

/** Shares of the stories, so that every worker has some. */
const PLAYED = 4;
/** Of these, all but the first are long: a look at a story in every theme and width takes most of the time. */
const LOOKED_AT = 16;
const ids = storyIds();

const shareOf = (share: number, shares: number) => ids.filter((_id, index) => index % shares === share);

for (let share = 0; share < PLAYED; share += 1) {
  const title = 'every story plays without a complaint, and is accessible in the light theme';
  test(`${title} (${share + 1} of ${PLAYED})`, async ({ storybook }) => {
    test.setTimeout(600_000);
    expect(
      await visitStories(storybook, shareOf(share, PLAYED), () => accessibilityFaults(storybook, ['light'])),
    ).toEqual({});
  });
}

for (let share = 0; share < LOOKED_AT; share += 1) {
  const tag = share === 0 ? [] : ['@long'];
  // The light theme is looked at while it is played.
  const title = 'every story has enough contrast in the dark themes and looks as accepted';
  test(`${title} (${share + 1} of ${LOOKED_AT})`, { tag }, async ({ storybook, browser }) => {
    test.setTimeout(600_000);
    const pictures: Record<string, string[]> = {};
    const faults = await visitStories(storybook, shareOf(share, LOOKED_AT), async (id) => {
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
