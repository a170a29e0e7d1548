import { jest } from '@jest/globals';
import { currentPlatform, RELEASED_REPORT, REPORT, readReport, reportProblem, reportText } from './report-file';
import { ownPlatformTypes } from './roll-up';

// The compiler reads the types of all libraries.
jest.setTimeout(180_000);

test('the committed report tells what the platform exports, and its version tells what has changed', async () => {
  const report = reportText(currentPlatform(), await ownPlatformTypes());
  expect(reportProblem(report, readReport(REPORT), readReport(RELEASED_REPORT))).toBeUndefined();
});
