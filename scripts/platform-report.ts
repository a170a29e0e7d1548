import {
  currentPlatform,
  currentTypes,
  RELEASED_REPORT,
  REPORT,
  readReport,
  reportProblem,
  reportText,
  writeReport,
} from './platform/report-file';

/** `pnpm platform-report` writes down what @wattle/platform exports. */
const report = reportText(currentPlatform(), await currentTypes());
const problem = reportProblem(report, report, readReport(RELEASED_REPORT));
writeReport(REPORT, report);
process.stdout.write(`${problem ?? `The report of @wattle/platform ${currentPlatform()} is written.`}\n`);
if (problem) process.exitCode = 1;
