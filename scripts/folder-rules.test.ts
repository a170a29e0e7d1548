import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolders, ROOT } from './lib/root';

/** By file: what it imports. */
type Files = Record<string, string[]>;

const INDEX_OF_MAIL: Files = { 'mail/index.ts': ['./delivery/mail.service'], 'mail/delivery/mail.service.ts': [] };

/** Checks every workspace in one process: to load the checker takes longer than to check. */
const CHECK = `
  import config from ${JSON.stringify(join(ROOT, '.dependency-cruiser.mjs'))};
  import { cruise } from 'dependency-cruiser';
  const { forbidden, options } = config;
  const broken = [];
  for (const [baseDir, sources] of JSON.parse(process.argv[1])) {
    const { output } = await cruise([sources], { ...options, ruleSet: { forbidden }, validate: true, baseDir });
    broken.push(output.summary.violations.map(({ rule }) => rule.name));
  }
  console.log(JSON.stringify(broken));
`;

/** A folder with made-up sources of a package. */
function workspaceOf(files: Files, sources: string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'wattle-folders-'));
  for (const [name, imported] of Object.entries(files)) {
    const path = join(workspace, sources, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imported.map((from) => `export type { X } from '${from}';\n`).join(''));
  }
  return workspace;
}

const cases: [behaviour: string, files: Files, broken: string[]][] = [
  ['a domain imports another one by its index.ts', { 'bank/images/a.ts': ['../../mail'] }, []],
  ['a test knows what it tests', { 'bank/images/a.test.ts': ['../../mail/delivery/mail.service'] }, []],
  [
    'a domain imports no internals of another',
    { 'bank/images/a.ts': ['../../mail/delivery/mail.service'] },
    ['domain-internals'],
  ],
  [
    'the application imports no internals of a domain',
    { 'app.ts': ['./mail/delivery/mail.service'] },
    ['domain-internals-in-the-application'],
  ],
  [
    'a record belongs to its domain, whoever names it',
    { 'bank/images/a.ts': ['../../mail/delivery/mail.schema'], 'mail/delivery/mail.schema.ts': [] },
    ['domain-internals', 'records-of-another-domain'],
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

const remote = (ofForm: string[], ofBank: string[]): Files => ({
  'form/form.tsx': ofForm,
  'form/fields.tsx': [],
  'bank/chips.tsx': ofBank,
});

const all: [behaviour: string, files: Files, broken: string[], sources: string][] = [
  ...cases.map(([behaviour, files, broken]): (typeof all)[number] => [
    behaviour,
    { ...INDEX_OF_MAIL, ...files },
    broken,
    'api/src',
  ]),
  [
    'a remote imports no remote',
    { 'login/a.ts': ['../../../mf-tests/src/b'], '../../mf-tests/src/b.ts': [] },
    ['another-remote', 'imports-of-mf-(auth|marketing)', 'package-by-path'],
    'mf-auth/src',
  ],
  [
    'a journey knows the product from outside',
    { 'support/a.ts': ['../../shell/server/b'], '../shell/server/b.ts': [] },
    ['journeys-from-outside', 'package-by-path'],
    'e2e',
  ],
  [
    'the embedded engine is the business of the database',
    {
      'exams/choice/a.ts': ['../../../../packages/embedded-mongo/src/b'],
      '../../packages/embedded-mongo/src/b.ts': [],
    },
    ['embedded-engine', 'package-by-path'],
    'api/src',
  ],
  ['one feature of a remote lies below the other', remote(['../bank/chips'], []), [], 'mf-admin/src'],
  [
    'two features of a remote do not import each other',
    remote(['../bank/chips'], ['../form/fields']),
    ['circle-of-folders'],
    'mf-admin/src',
  ],
];

let found: string[][];
beforeAll(() => {
  const workspaces = all.map(([, files, , sources]) => [workspaceOf(files, sources), sources] as const);
  const options = ['--input-type=module', '--eval', CHECK, JSON.stringify(workspaces)];
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' });
  for (const [workspace] of workspaces) rmSync(workspace, { recursive: true });
  if (!stdout) throw new Error(stderr);
  found = JSON.parse(stdout);
}, 60_000);

test.each(all.map(([behaviour, , broken], index) => [behaviour, index, broken] as const))(
  '%s',
  (_behaviour, index, broken) => {
    expect([...new Set(found[index])].sort()).toEqual(broken);
  },
);

test('an index.ts names the types of records, but no model and no schema', () => {
  const sources = join(ROOT, 'api/src');
  const exported = readdirSync(sources).flatMap((domain) => {
    const index = join(sources, domain, 'index.ts');
    return existsSync(index) ? readFileSync(index, 'utf8').split(';\n') : [];
  });
  const ofRecords = exported.filter((line) => line.endsWith(".schema'"));
  expect(ofRecords.length).toBeGreaterThan(0);
  expect(ofRecords.filter((line) => !line.startsWith('export type {'))).toEqual([]);
});

/** Prints every import between folders: the folder that imports, the one that is imported, and the two files. */
const GRAPH = `
  import config from ${JSON.stringify(join(ROOT, '.dependency-cruiser.mjs'))};
  import { cruise } from 'dependency-cruiser';
  const { output } = await cruise(JSON.parse(process.argv[1]), config.options);
  console.log(JSON.stringify(output.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))));
`;

/** These put together what lies in their folders. */
const ROOTS = /^(.*\/src|api\/src\/[a-z-]+)$/;
/** A form and the part of it for children, which have the fields of one schema. */
const KNOWN = ['mf-auth/src/signup'];

test('a folder and one inside it do not import each other, which the checker of circles does not see @long', () => {
  const sources = packageFolders()
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(join(ROOT, folder)));
  const options = ['--input-type=module', '--eval', GRAPH, JSON.stringify(sources)];
  const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout) throw new Error(stderr);
  const imports = JSON.parse(stdout) as [from: string, to: string][];
  const between = new Set(imports.map(([from, to]) => `${dirname(from)} ${dirname(to)}`));
  const circles = [...between].filter((each) => {
    const [from = '', to = ''] = each.split(' ');
    return to.startsWith(`${from}/`) && !ROOTS.test(from) && between.has(`${to} ${from}`);
  });
  expect(circles.filter((each) => !KNOWN.some((known) => each.startsWith(`${known} `)))).toEqual([]);
}, 60_000);
