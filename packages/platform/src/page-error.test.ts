import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { onPageError, type PageError, reportPageError } from './page-error';

test('a fault of a remote goes to the console, and to whoever listens', () => {
  expectComplaints(/Remote tests 1.0.0: crash/);
  const fault: PageError = { remote: 'tests', version: '1.0.0', kind: 'crash', error: new Error('It broke') };
  const reported: PageError[] = [];
  onPageError((pageError) => reported.push(pageError));
  reportPageError(fault);
  expect(reported).toEqual([fault]);
});
