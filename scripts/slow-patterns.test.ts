import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { searchPattern, searchWords } from '../packages/contract/src/search-text';
import { ROOT } from './lib/root';
import { isLongRun } from './testing/extent';
import { changedSinceFullCheck } from './testing/full-check.mjs';
import { isPlainlyLinear, patternsIn, slowUnder } from './testing/slow-patterns';

/** What ships and meets texts of users; the bank's guards read our own texts only. */
const SOURCES = ['api/src', 'shell', 'design-system/src', ':(glob)mf-*/src/**', ':(glob)packages/*/src/**'];
const NO_USERS = /\.(test|stories)\.|\/(corpus|test)\/|^packages\/(embedded-mongo|question-bank)\/(?!src\/quantities)/;
const run = promisify(execFile);

/** What the attacks are made by. */
const CHECKER = 'scripts/testing/slow-patterns.ts';

/** Everything in the long run, and after a change of the checker; else what the last full check has not seen. */
async function filesToCheck(): Promise<string[]> {
  const { stdout: listed } = await run('git', ['ls-files', ...SOURCES], { cwd: ROOT });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !NO_USERS.test(file));
  const changed = changedSinceFullCheck([CHECKER, ...SOURCES]);
  if (isLongRun || !changed || changed.includes(CHECKER)) return files;
  return files.filter((file) => changed.includes(file));
}

test('no regular expression of the sources takes more than linear time for 100,000 hostile characters', async () => {
  const files = await filesToCheck();
  // In a process of its own, as processor time is counted by process.
  const script = join(ROOT, CHECKER);
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { stdout } = await run(tsx, ['--tsconfig', join(ROOT, 'api/tsconfig.json'), script, ROOT, ...files], {
    cwd: ROOT,
  });
  const { tried, slow } = JSON.parse(stdout);
  expect(slow).toEqual([]);
  if (isLongRun) expect(tried).toBeGreaterThan(400);
}, 900_000);

const PLANTED = [
  ['[.?!…]+["\')\\]]*(?=\\s|$)', 'gu'],
  ['\\bmum\\b.*\\bhit\\b', 'is'],
  ['^(?:a+)+$', ''],
] as const;

test.each(PLANTED)(
  'a planted one is found: /%s/%s @long',
  (source, flags) => {
    const [found] = patternsIn('planted.ts', `const PATTERN = /${source}/${flags};`);
    expect(slowUnder(found ?? { file: '', source: '', flags: '' })).toMatch(/^planted\.ts .* takes \d+ ms, then /);
  },
  900_000,
);

test.each([
  [true, ['[^\\s\\p{Cc}]', 'ss|ae|[\\s\\S]', '\\+(?<=\\*)', '\\u{200b}?', '[a\\]+]+', '\\s*', '(?:a|[+*])\\1']],
  [false, ['\\s+$', '[.]+\\s', '(?:a+)+', 'a{2,}', '(?<=\\s{0,20})a', '\\p{L}+,', '.*']],
])('what reads few characters from each place, or all of one kind, needs no try: %s', (isLinear, sources) => {
  expect(sources.filter((source) => isPlainlyLinear(source) !== isLinear)).toEqual([]);
});

test.each([
  "'".repeat(26),
  '\u200b'.repeat(26),
  "'’\u0301\u200b".repeat(8),
  `a${"'’".repeat(12)}s`,
  "a'".repeat(13),
  'sſßaeæoeœ'.repeat(3),
  '-–—'.repeat(9),
])(
  'what staff search for makes no slow pattern: %j',
  (search) => {
    const sources = searchWords(search).map(searchPattern);
    expect(sources).toHaveLength(1);
    for (const source of sources) expect(slowUnder({ file: 'search', source, flags: 'i' })).toBeUndefined();
  },
  900_000,
);
