import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './lib/root';

const QUOTED = /['"]((?:\.\.?\/|@wattle\/)[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The files of each flow, by its title. */
const FLOWS = section('Flows')
  .split('\n### ')
  .slice(1)
  .map(
    (flow) => [flow.split('\n')[0] ?? '', [...flow.matchAll(/^- `(.+)`$/gm)].map(([, file]) => file ?? '')] as const,
  );

test('there are flows', () => expect(FLOWS.length).toBeGreaterThan(10));

test.each(FLOWS)('%s: imports lead from the first file to all others', (_title, [first = '', ...others]) => {
  const reached = new Set([first]);
  // A file that was reached may lie further down the list than what imports it.
  for (const file of reached) {
    for (const other of others) if (isImported(other, file) || isImported(file, other)) reached.add(other);
  }
  expect(others.filter((file) => !reached.has(file))).toEqual([]);
});

function isImported(file: string, by: string): boolean {
  return importsOf(by).has(file);
}

/** What a file imports, or names as the file of a worker; of a package also what its index hands on. */
function importsOf(file: string): Set<string> {
  const imported = new Set<string>();
  for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(QUOTED)) {
    const found = name.startsWith('.') ? sourceAt(join(dirname(file), name)) : sourceOfPackage(name);
    if (!found || imported.has(found)) continue;
    imported.add(found);
    if (found.endsWith('/index.ts')) for (const handedOn of importsOf(found)) imported.add(handedOn);
  }
  return imported;
}

function sourceAt(path: string): string | undefined {
  return ENDINGS.map((ending) => `${path}${ending}`).find(
    (each) => /\.tsx?$/.test(each) && existsSync(join(ROOT, each)),
  );
}

function sourceOfPackage(name: string): string | undefined {
  const [, packageName = '', ...rest] = name.split('/');
  const folder = [`packages/${packageName}`, packageName].find((each) => existsSync(join(ROOT, each, 'package.json')));
  if (!folder) return undefined;
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  const key = rest.length > 0 ? `./${rest.join('/')}` : '.';
  const target = exports[key] ?? exports['./*']?.replace('*', rest.join('/'));
  return target && relative(ROOT, join(ROOT, folder, target));
}

function section(title: string): string {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, text = ''] = page.split(`\n## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}
