import { jest } from '@jest/globals';
import {
  currentPlatform,
  currentTypes,
  nextSinceText,
  RELEASED_REPORT,
  REPORT,
  readReport,
  reportProblem,
  reportText,
  SINCE,
} from './report-file';

// The compiler reads the types of all libraries.
jest.setTimeout(180_000);

test('the committed report tells what the platform exports, and its version tells what has changed', async () => {
  const report = reportText(currentPlatform(), await currentTypes());
  expect(reportProblem(report, readReport(REPORT), readReport(RELEASED_REPORT))).toBeUndefined();
  expect(nextSinceText(report)).toBe(readReport(SINCE));
});
