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
  writeReport,
} from './platform/report-file';

/** `pnpm platform-report` writes down what @wattle/platform exports, and since when. */
const report = reportText(currentPlatform(), await currentTypes());
const problem = reportProblem(report, report, readReport(RELEASED_REPORT));
writeReport(REPORT, report);
if (!problem) writeReport(SINCE, nextSinceText(report));
process.stdout.write(`${problem ?? `The report of @wattle/platform ${currentPlatform()} is written.`}\n`);
if (problem) process.exitCode = 1;
