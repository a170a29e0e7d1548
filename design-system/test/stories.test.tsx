import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as designSystem from '../src/index';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const files = ['src', 'examples'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file}`),
);

// One after the other: Jest's module loader does not take imports of the same module at once.
const components = new Set<unknown>();
for (const file of files) components.add((await import(ROOT + file)).default.component);

// That each of them is accessible is checked in a browser (e2e/stories).
test('every component has its stories', () => {
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  const untold = Object.entries(designSystem).filter(([name, value]) => isComponent(name) && !components.has(value));
  expect(untold.map(([name]) => name)).toEqual([]);
});
