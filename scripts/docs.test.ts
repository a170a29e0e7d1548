import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './lib/root';

const FOLDER = join(ROOT, 'docs/decisions');
const MAX_LINES = 30;
const MAX_CHARACTERS = 120;
const MAX_WORDS = 20_000;
const DECISIONS = readdirSync(FOLDER);
const PAGES = ['README.md', 'CONTRIBUTING.md', ...git('ls-files', 'docs/*.md').split('\n')];
const ALL_PAGES = [...PAGES, 'design-system/README.md', 'packages/embedded-mongo/README.md'];
const TRACKED = git('ls-files').split('\n');

/** A path of the repository, of a folder too; what builds and runs write is no such path. */
const SOURCE_PATH = /^(api|deploy|design-system|docs|e2e|mf-[a-z]+|packages|scripts|shell)\/(?!decisions\/\d+$)/;
const OUTPUT = /\/(dist|results)\//;
/** The end of a path. */
const SOURCE_NAME = /\.(tsx?|mjs)$/;
/** A function, a class or a constant of ours. */
const CODE_NAME = /^([a-z]+([A-Z][a-z]+)+|([A-Z][a-z]+){2,}|[A-Z]+(_[A-Z]+)+)$/;

test.each(DECISIONS)('decision %s has at most 30 lines of at most 120 characters', (name) => {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(lines.filter((line) => line.length > MAX_CHARACTERS)).toEqual([]);
});

test('all pages together can be read', () => {
  const words = PAGES.map(read).join('\n').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
});

test('every page of docs that a source or a page cites exists', () => {
  const cited = grep(String.raw`docs/(decisions/[0-9]{3}|[a-z-]+\.md)`).filter(([, page]) => !isPage(page));
  const linked = grep(String.raw`\]\([a-z0-9./-]+\.md`, '*.md')
    .map(([file, link]) => [file, join(dirname(file), link.slice(2))])
    .filter(([, page]) => !existsSync(join(ROOT, page ?? '')));
  expect([...cited, ...linked]).toEqual([]);
});

test('every file that a page names exists', () => {
  const isThere = (name: string) => TRACKED.some((file) => `${file}/`.startsWith(name.replace(/\/?$/, '/')));
  const isNamed = (name: string) => TRACKED.some((file) => file === name || file.endsWith(`/${name}`));
  const isGone = (name: string) => (SOURCE_PATH.test(name) ? !isThere(name) : SOURCE_NAME.test(name) && !isNamed(name));
  expect(quoted().filter(([, name]) => !OUTPUT.test(name) && isGone(name))).toEqual([]);
});

test('every name of code that a page names stands in a source', () => {
  const names = quoted()
    .map(([page, name]) => [page, name.replace(/^@|\(\)$/g, '')] as const)
    .filter(([, name]) => CODE_NAME.test(name));
  const expression = [...new Set(names.map(([, name]) => name))].join('|');
  const found = new Set(grep(expression, ':!*.md').map(([, name]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(([, name]) => !found.has(name))).toEqual([]);
});

test('every command that a page names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(/pnpm ([a-z][\w:-]*)/g)].map(([, name = '']): [string, string] => [page, name]),
  );
  expect(named.filter(([, name]) => name !== 'run' && !(name in scripts))).toEqual([]);
});

test('every test that the threat model names exists', () => {
  const tests = TRACKED.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).map((file) => basename(file));
  const inBrackets = [...read('docs/threat-model.md').matchAll(/\(([^()]*`[^()]+)\)/g)].map(([, names]) => names ?? '');
  const named = inBrackets.flatMap((names) => names.match(/[\w.-]+(?=`)/g) ?? []);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !tests.some((file) => file.startsWith(`${name}.`)))).toEqual([]);
});

test('every file under "Where to change what" has the name that stands in brackets behind it', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([^`]+)` \(`([^`]+)`/g)];
  const missing = named
    .filter(([, file = '', name = '']) => !read(file).includes(name))
    .map(([, file, name]) => `${file} has no ${name}, find it by: git grep -l '${name}'`);
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function isPage(page: string): boolean {
  const number = /^docs\/decisions\/(\d{3})$/.exec(page)?.[1];
  return number ? DECISIONS.some((name) => name.startsWith(number)) : existsSync(join(ROOT, page));
}

/** What stands in backticks, with its page. */
function quoted(): [page: string, name: string][] {
  return ALL_PAGES.flatMap((page) =>
    [...read(page).matchAll(/`([@\w./-]+(?:\(\))?)`/g)].map(([, name = '']): [string, string] => [page, name]),
  );
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
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
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}
