import { matrixResults, matrixTable } from './matrix-table';

const spec = (title: string, outcomes: Record<string, string>) => ({
  title,
  tests: [{ annotations: Object.entries(outcomes).map(([type, description]) => ({ type, description })) }],
});

const REPORT = {
  suites: [
    {
      specs: [
        spec('shell N with remotes N', { auth: 'runs (2.2 in 2.2)', tests: 'runs (2.1 in 2.2)' }),
        spec('shell N with remotes N-1', {}),
        spec('shell N-1 with remotes N', { auth: 'refused (2.2 in 2.1)', tests: 'runs (2.1 in 2.1)' }),
        spec('shell N-1 with remotes N-1', { auth: 'fails (2.1 in 2.1)' }),
        spec('shell N-runtime-before with remotes N', { auth: 'runs (2.2 in 2.2)' }),
      ],
    },
  ],
};

test('a cell counts what came of the remotes of one time in the shell of one time', () => {
  const results = matrixResults(REPORT);
  expect(results[2]).toEqual({
    shell: 'N-1',
    remotes: 'N',
    outcomes: { auth: 'refused (2.2 in 2.1)', tests: 'runs (2.1 in 2.1)' },
  });
  expect(matrixTable(results).split('\n')).toEqual([
    '                        remotes N               remotes N-1',
    'shell N                 2 runs                  none',
    'shell N-1               1 refused, 1 runs       1 fails',
    'shell N-runtime-before  1 runs                  none',
  ]);
});
