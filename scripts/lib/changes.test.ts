import { testedAfter } from './changes';

test.each(['package.json', 'jest.config.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json', '.env.example'])(
  'a change of %s can break everything',
  (file) => {
    expect(testedAfter(['mf-auth/src/routes.tsx', file])).toBeUndefined();
  },
);

test('a feature of the API is tested by its own tests and those of the features that import it', () => {
  const tested = testedAfter(['api/src/mail/delivery/mail.service.ts']);
  expect(tested).toEqual(
    expect.arrayContaining([
      'api/src/mail/delivery/mail.api.test.ts',
      'api/src/free-assessment/report/report.api.test.ts',
    ]),
  );
  expect(tested).not.toContain('api/src/bank/images/images.api.test.ts');
});

test('the seeded bank is tested by the feature that loads it', () => {
  const tested = testedAfter(['packages/question-bank/seed/maths/money.json']);
  expect(tested).toEqual(
    expect.arrayContaining(['api/src/bank/seed/bank.check.test.ts', 'api/src/bank/seed/seed.api.test.ts']),
  );
});

test.each(['packages/platform/src/remote-api.ts', 'packages/contract/src/accounts.ts'])(
  'a change of %s is compared with the report of the surface',
  (file) => {
    expect(testedAfter([file])).toEqual([file, 'scripts/platform/platform-report.test.ts']);
  },
);

test('other sources are tested by what imports them, and deleted ones by nothing', () => {
  const files = ['mf-auth/src/routes.tsx', 'mf-auth/src/deleted.tsx'];
  expect(testedAfter(files)).toEqual(['mf-auth/src/routes.tsx']);
});
