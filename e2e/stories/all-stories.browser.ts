import { MISSING_FONT } from './fonts';
import { acceptedIds, acceptedVersion, acceptVersion, forget } from './pictures';
import { accessibilityFaults, isAccepting, pictureFaults } from './story-checks';
import { expect, storyIds, test } from './storybook';

/** Shares of the stories, so that every worker has some. */
const SHARES = 4;
const ids = storyIds();

for (let share = 0; share < SHARES; share += 1) {
  const title = 'every story plays without a complaint, is accessible in three themes and looks as accepted';
  test(`${title} (${share + 1} of ${SHARES})`, async ({ storybook, browser }) => {
    test.setTimeout(600_000);
    const [first = '', ...others] = ids.filter((_id, index) => index % SHARES === share);
    await storybook.open(others.at(-1) ?? first);
    const faults: Record<string, string[]> = {};
    const pictures: Record<string, string[]> = {};
    for (const id of [first, ...others]) {
      const found = [...(await storybook.show(id)), ...(await accessibilityFaults(storybook))];
      const differences = await pictureFaults(storybook, id);
      if (found.length > 0) faults[id] = found;
      if (differences.length > 0) pictures[id] = differences;
    }
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
