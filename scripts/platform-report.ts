import {
  currentPlatform,
  RELEASED_REPORT,
  REPORT,
  readReport,
  reportProblem,
  reportText,
  writeReport,
} from './platform/report-file';
import { ownPlatformTypes } from './platform/roll-up';

/**
 * `pnpm platform-report` writes down what @wattle/platform exports; `pnpm platform-report released` also notes that a
 * shell with it has been released, so that later changes are compared with it.
 */
const isReleased = process.argv[2] === 'released';
const report = reportText(currentPlatform(), await ownPlatformTypes());
const problem = reportProblem(report, report, readReport(RELEASED_REPORT));
writeReport(REPORT, report);
if (isReleased && !problem) writeReport(RELEASED_REPORT, report);
process.stdout.write(`${problem ?? `The report of @wattle/platform ${currentPlatform()} is written.`}\n`);
if (problem) process.exitCode = 1;
