import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** All remotes share one RTK Query api: of two endpoints with one name, one would silently be the other. */
test('no two endpoints of the remotes have the same name', () => {
  const files = readdirSync(ROOT)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder, 'src'), { recursive: true }).map((file) =>
        join(ROOT, folder, 'src', String(file)),
      ),
    )
    .filter((file) => file.endsWith('.api.ts'));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s+(\w+): build\.(query|mutation)/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
