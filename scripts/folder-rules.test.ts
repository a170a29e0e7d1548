import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** By file: what it imports. */
type Files = Record<string, string[]>;

const ENTRANCES: Files = { 'mail/index.ts': ['./delivery/mail.service'], 'mail/delivery/mail.service.ts': [] };

/** The rules that made-up sources of a package break. */
function rulesBrokenBy(files: Files, sources = 'api/src'): string[] {
  const workspace = mkdtempSync(join(tmpdir(), 'wattle-folders-'));
  for (const [name, imported] of Object.entries(files)) {
    const path = join(workspace, sources, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imported.map((from) => `export type { X } from '${from}';\n`).join(''));
  }
  const options = ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type=json', sources];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), options, {
    cwd: workspace,
    encoding: 'utf8',
  });
  rmSync(workspace, { recursive: true });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const cases: [behaviour: string, files: Files, broken: string[]][] = [
  ['a domain imports another one by its entrance', { 'bank/images/a.ts': ['../../mail'] }, []],
  ['a test knows what it tests', { 'bank/images/a.test.ts': ['../../mail/delivery/mail.service'] }, []],
  [
    'a domain imports nothing past the entrance of another',
    { 'bank/images/a.ts': ['../../mail/delivery/mail.service'] },
    ['past-the-entrance'],
  ],
  [
    'the application imports nothing past an entrance',
    { 'app.ts': ['./mail/delivery/mail.service'] },
    ['past-the-entrance-of-the-application'],
  ],
  [
    'a record belongs to its domain, whoever names it',
    { 'bank/images/a.ts': ['../../mail/delivery/mail.schema'], 'mail/delivery/mail.schema.ts': [] },
    ['past-the-entrance', 'records-of-another-domain'],
  ],
  [
    'two features do not import each other',
    { 'mail/layout/a.ts': ['../links/b'], 'mail/links/b.ts': [], 'mail/links/c.ts': ['../layout/a'] },
    ['circle-of-folders'],
  ],
  [
    'two domains do not import each other',
    {
      'bank/images/a.ts': ['../../exams'],
      'bank/images/b.ts': [],
      'bank/index.ts': ['./images/b'],
      'exams/choice/c.ts': ['../../bank'],
      'exams/choice/d.ts': [],
      'exams/index.ts': ['./choice/d'],
    },
    ['circle-of-folders'],
  ],
];

test.each(cases)('%s', (_behaviour, files, broken) => {
  expect(rulesBrokenBy({ ...ENTRANCES, ...files })).toEqual(broken);
});

test.each([
  ['one feature of a remote lies below the other', ['../bank/chips'], [], []],
  ['two features of a remote do not import each other', ['../bank/chips'], ['../form/fields'], ['circle-of-folders']],
])('%s', (_behaviour, ofForm, ofBank, broken) => {
  const files = { 'form/form.tsx': ofForm, 'form/fields.tsx': [], 'bank/chips.tsx': ofBank };
  expect(rulesBrokenBy(files, 'mf-admin/src')).toEqual(broken);
});

test('an entrance names the types of records, but no model and no schema', () => {
  const sources = join(ROOT, 'api/src');
  const entrances = readdirSync(sources).flatMap((domain) => {
    const entrance = join(sources, domain, 'index.ts');
    return existsSync(entrance) ? readFileSync(entrance, 'utf8').split(';\n') : [];
  });
  const ofRecords = entrances.filter((line) => line.endsWith(".schema'"));
  expect(ofRecords.length).toBeGreaterThan(0);
  expect(ofRecords.filter((line) => !line.startsWith('export type {'))).toEqual([]);
});
