import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE_LIBRARIES } from 'create-wattle-remote';
import { ROOT } from '../root';
import { installedRange, PACKED, readPackageJson } from './packed-packages';

const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;
const FOLDERS = PACKED.map(({ folder }) => folder);

test.each(FOLDERS)('what %s depends on can be installed elsewhere', (folder) => {
  const { dependencies, peerDependencies } = readPackageJson(folder);
  const bundled = PACKED.flatMap((each) => Object.keys(each.bundled ?? {})).map((name) => name.replace(/\/\w+$/, ''));
  const ranges = Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([name]) => !bundled.includes(name))
    .map(([name, range]) => installedRange(name, range));
  expect(ranges.filter((range) => !RANGE.test(range))).toEqual([]);
});

test('each library of a new repository has a version', () => {
  expect(TEMPLATE_LIBRARIES.map((name) => installedRange(name)).filter((range) => !RANGE.test(range))).toEqual([]);
  expect(() => installedRange('left-pad')).toThrow('Nothing says in which version left-pad is installed.');
});

test.each(FOLDERS)('%s says what it is, what changed, and how it is used', (folder) => {
  expect(readPackageJson(folder).description).toMatch(/^[A-Z].+\.$/);
  expect(existsSync(join(ROOT, folder, 'CHANGELOG.md'))).toBe(true);
  const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  expect(readme.match(/^```(tsx|sh)$/gm)).toHaveLength(1);
});
