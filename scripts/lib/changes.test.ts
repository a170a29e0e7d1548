import { scopeOf } from './changes';

test.each([
  ['a page of a remote', 'mf-auth/src/routes.tsx', ['mf-auth']],
  ['a script', 'scripts/start.ts', ['scripts']],
  ['the build of remotes', 'packages/federation/src/registry.ts', ['mf-auth', 'shell', 'e2e', 'scripts']],
  ['the embedded engine', 'packages/embedded-mongo/src/index.ts', ['packages/embedded-mongo', 'api']],
  ['documents', 'docs/operating.md', []],
])('the types that %s can break are checked', (_what, file, folders) => {
  expect(scopeOf([file])?.folders).toEqual(expect.arrayContaining(folders));
});

test('a change of the contract can break the types of every package that uses it, directly or not', () => {
  const folders = scopeOf(['packages/contract/src/index.ts'])?.folders;
  expect(folders).toEqual(expect.arrayContaining(['packages/contract', 'packages/platform', 'api', 'mf-auth', 'e2e']));
  expect(folders).not.toContain('design-system');
});

test.each(['package.json', 'jest.config.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json', '.env.example'])(
  'a change of %s can break everything',
  (file) => {
    expect(scopeOf(['mf-auth/src/routes.tsx', file])).toBeUndefined();
  },
);

test('a feature of the API is tested by its own tests and those of the features that import it', () => {
  const tested = scopeOf(['api/src/mail/delivery/mail.service.ts'])?.tested;
  expect(tested).toEqual(
    expect.arrayContaining([
      'api/src/mail/delivery/mail.api.test.ts',
      'api/src/free-assessment/report/report.api.test.ts',
    ]),
  );
  expect(tested).not.toContain('api/src/bank/images/images.api.test.ts');
});

test('the seeded bank is tested by the feature that loads it', () => {
  const tested = scopeOf(['packages/question-bank/seed/maths/money.json'])?.tested;
  expect(tested).toEqual(
    expect.arrayContaining(['api/src/bank/seed/bank.check.test.ts', 'api/src/bank/seed/seed.api.test.ts']),
  );
});

test.each(['packages/platform/src/api.ts', 'packages/contract/src/accounts.ts'])(
  'a change of %s is compared with the report of the surface',
  (file) => {
    expect(scopeOf([file])?.tested).toEqual([file, 'scripts/platform/platform-report.test.ts']);
  },
);

test('other sources are tested by what imports them, and deleted ones by nothing', () => {
  const files = ['mf-auth/src/routes.tsx', 'mf-auth/src/deleted.tsx'];
  expect(scopeOf(files)?.tested).toEqual(['mf-auth/src/routes.tsx']);
});
