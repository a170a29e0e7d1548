import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root';

const FOLDER = join(ROOT, 'docs/decisions');
const MAX_LINES = 30;
const MAX_CHARACTERS = 120;
const DECISIONS = readdirSync(FOLDER);
const PAGES = git('ls-files', '*.md').split('\n');

/** A path of the repository, of a folder too. */
const SOURCE_PATH = /^(api|deploy|design-system|docs|e2e|mf-[a-z]+|packages|scripts|shell)\/(?!decisions\/\d+$)/;
/** What builds and runs write. */
const OUTPUT = /\/(dist|results)\//;
/** The end of a path. */
const SOURCE_NAME = /\.(tsx?|mjs)$/;

test.each(DECISIONS)('decision %s has at most 30 lines of at most 120 characters', (name) => {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(lines.filter((line) => line.length > MAX_CHARACTERS)).toEqual([]);
});

test('every page of docs that a source or a page cites exists', () => {
  const cited = grep(String.raw`docs/(decisions/[0-9]{3}|[a-z-]+\.md)`).filter(([, page]) => !isPage(page));
  const linked = grep(String.raw`\]\([a-z0-9./-]+\.md`, '*.md')
    .map(([file, link]) => [file, join(dirname(file), link.slice(2))])
    .filter(([, page]) => !existsSync(join(ROOT, page ?? '')));
  expect([...cited, ...linked]).toEqual([]);
});

test('every source file that a page names exists', () => {
  const tracked = git('ls-files').split('\n');
  const isThere = (name: string) => tracked.some((file) => `${file}/`.startsWith(name.replace(/\/?$/, '/')));
  const isNamed = (name: string) => tracked.some((file) => file === name || file.endsWith(`/${name}`));
  const gone = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([\w./-]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !OUTPUT.test(name))
      .filter((name) => (SOURCE_PATH.test(name) ? !isThere(name) : SOURCE_NAME.test(name) && !isNamed(name)))
      .map((name) => `${page}: ${name}`),
  );
  expect(gone).toEqual([]);
});

test('every file under "Where to change what" has the name that stands in brackets behind it', () => {
  const named = [...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/`([^`]+)` \(`([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(20);
  const missing = named
    .filter(([, file = '', name = '']) => !readFileSync(join(ROOT, file), 'utf8').includes(name))
    .map(([, file, name = '']) => `${file} has no ${name}; find it by: git grep -l '${name}'`);
  expect(missing).toEqual([]);
});

function isPage(page: string): boolean {
  const number = /^docs\/decisions\/(\d{3})$/.exec(page)?.[1];
  return number ? DECISIONS.some((name) => name.startsWith(number)) : existsSync(join(ROOT, page));
}

/** Each match of an extended expression in what git tracks, with its file. */
function grep(expression: string, ...paths: string[]): [file: string, match: string][] {
  return git('grep', '-oE', expression, '--', ...paths)
    .split('\n')
    .map((line) => {
      const [file = '', ...match] = line.split(':');
      return [file, match.join(':')];
    });
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
