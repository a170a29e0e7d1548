import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root';

const FOLDER = join(ROOT, 'docs/decisions');
const MAX_LINES = 30;
const MAX_CHARACTERS = 120;
const DECISIONS = readdirSync(FOLDER);

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

function isPage(page: string): boolean {
  const number = /^docs\/decisions\/(\d{3})$/.exec(page)?.[1];
  return number ? DECISIONS.some((name) => name.startsWith(number)) : existsSync(join(ROOT, page));
}

/** Each match of an extended expression in what git tracks, with its file. */
function grep(expression: string, ...paths: string[]): [file: string, match: string][] {
  const lines = execFileSync('git', ['grep', '-oE', expression, '--', ...paths], { cwd: ROOT, encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', ...match] = line.split(':');
      return [file, match.join(':')];
    });
}
