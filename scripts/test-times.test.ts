import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from './lib/root';

/** A wait of Testing Library that may not take as long as the busiest machine needs (scripts/testing/browser-tests.ts). */
const OWN_LIMIT = /\btimeout: *[\d_]+/;

test('no test that a release runs fails for the time that it takes', () => {
  const files = remoteFolders().flatMap((folder) =>
    readdirSync(join(folder, 'src'), { recursive: true }).map((file) => join(folder, 'src', String(file))),
  );
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((file) => OWN_LIMIT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
