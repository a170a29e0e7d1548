import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { onPageError, type PageError, reportPageError } from './page-error';

const fault = (message: string): PageError => ({
  remote: 'tests',
  version: '1.0.0',
  kind: 'crash',
  error: new Error(message),
});

test('faults from before somebody listens are kept, though not without end, and come first', () => {
  expectComplaints(/Remote tests 1.0.0: crash/);
  for (let number = 0; number < 50; number += 1) reportPageError(fault(`early ${number}`));
  const reported: string[] = [];
  onPageError(({ error }) => reported.push((error as Error).message));
  reportPageError(fault('late'));
  expect(reported).toHaveLength(21);
  expect([reported[0], reported.at(-1)]).toEqual(['early 0', 'late']);
});
