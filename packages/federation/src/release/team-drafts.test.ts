import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTogether } from '../signing';
import { aRelease, newRegistryKeys } from '../testing';
import { integrityOf } from './published';
import { TeamDrafts } from './team-drafts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files that are sent at once do not disturb each other', async () => {
  const drafts = new TeamDrafts(folder);
  const contents = Array.from({ length: 60 }, (_, index) => Buffer.from(`console.log(${index});`));
  const files = Object.fromEntries(contents.map((content, index) => [`${index}.js`, integrityOf(content)]));
  const release = aRelease({ name: 'practice', entry: '0.js', files });
  const signed = signTogether({ purpose: 'release' }, [newRegistryKeys().own]);
  const draft = await drafts.open(
    { release, facts: { shared: {}, smoke: [{ path: '/practice', heading: 'Practice' }] }, signed },
    'northern',
  );
  const rest = [...contents.entries()];
  const sendRest = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) await drafts.write(draft, `${next[0]}.js`, next[1]);
  };
  await Promise.all(Array.from({ length: 8 }, sendRest));
  expect(await drafts.missing(draft)).toEqual([]);
});
