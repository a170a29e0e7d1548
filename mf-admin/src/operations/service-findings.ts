import type { ServiceState } from '@wattle/contract';
import { bytesInWords, counted, durationInWords } from './figures';
import type { JudgedFinding } from './problems';

/** A longer answer to a ping is a problem. */
const MAX_DATABASE_MS = 250;
/** The server submits a test within seconds after its time. */
const MAX_OVERDUE_SECONDS = 15;
/** As many mails as a process sends within a minute or so. */
const MAX_UNSENT_MAILS = 100;
const MIN_FREE_BYTES = 1_000_000_000;

/** How the servers are doing in plain words, and for what is wrong what to do. What is not known has no finding. */
export function serviceFindings(state: ServiceState): JudgedFinding[] {
  const findings = [
    testsOf(state),
    lateTestsOf(state),
    emailsOf(state),
    databaseOf(state),
    redisOf(state),
    diskOf(state),
  ];
  return findings.filter((finding) => finding !== undefined);
}

/** In place of the findings, when their figures could not be loaded. */
export const UNKNOWN_STATE: JudgedFinding = {
  subject: 'Servers',
  sentence: 'Their figures could not be loaded. Reload the page; if that does not help, look at the log of the API.',
  figure: 'unknown',
  isProblem: true,
};

function testsOf({ timedAttempts, endingSoon = 0 }: ServiceState): JudgedFinding | undefined {
  if (timedAttempts === undefined) return undefined;
  const under = timedAttempts === 1 ? 'One child is' : `${timedAttempts.toLocaleString('en')} children are`;
  const soon = endingSoon === 0 ? '' : ` ${counted(endingSoon, 'test')} will end within five minutes.`;
  const sentence = timedAttempts === 0 ? 'No child is taking a timed test.' : `${under} taking a timed test.${soon}`;
  return { subject: 'Tests', sentence, figure: `${timedAttempts.toLocaleString('en')} open`, isProblem: false };
}

function lateTestsOf({ overdueSeconds = 0 }: ServiceState): JudgedFinding | undefined {
  if (overdueSeconds <= MAX_OVERDUE_SECONDS) return undefined;
  const sentence =
    'Tests whose time is over wait to be submitted. Look for errors in the log of the API; if there are none, it has too much to do: start another one.';
  return { subject: 'Tests', sentence, figure: `${durationInWords(overdueSeconds)} late`, isProblem: true };
}

function emailsOf({ unsentMails, failedMails = 0 }: ServiceState): JudgedFinding | undefined {
  if (failedMails > 0) {
    const sentence = `${counted(failedMails, 'email')} could not be sent in the last 24 hours and will not be tried again. Check SMTP_URL, and the log of the API for the reason.`;
    return { subject: 'Emails', sentence, figure: `${failedMails.toLocaleString('en')} failed`, isProblem: true };
  }
  if (unsentMails === undefined) return undefined;
  const figure = `${unsentMails.toLocaleString('en')} waiting`;
  if (unsentMails > MAX_UNSENT_MAILS) {
    const sentence = 'Many emails wait to be sent. Check that the server of SMTP_URL takes them.';
    return { subject: 'Emails', sentence, figure, isProblem: true };
  }
  const waiting = unsentMails === 1 ? 'One email waits to be sent.' : `${unsentMails} emails wait to be sent.`;
  return {
    subject: 'Emails',
    sentence: unsentMails === 0 ? 'All emails are sent.' : waiting,
    figure,
    isProblem: false,
  };
}

function databaseOf({ databaseMs }: ServiceState): JudgedFinding {
  const subject = 'Database';
  if (databaseMs === undefined) {
    const sentence = 'It does not answer, so nothing can be saved. Check that it runs, and the log of the API.';
    return { subject, sentence, figure: 'no answer', isProblem: true };
  }
  const figure = `${Math.max(1, Math.round(databaseMs))} ms`;
  return databaseMs > MAX_DATABASE_MS
    ? {
        subject,
        sentence: 'It answers late. Look at its load, its disk and its slow queries.',
        figure,
        isProblem: true,
      }
    : { subject, sentence: `The database answers in ${figure}.`, figure, isProblem: false };
}

function redisOf({ redis }: ServiceState): JudgedFinding | undefined {
  const subject = 'Redis';
  if (redis === undefined) return undefined;
  if (redis === 'ready') return { subject, sentence: 'Redis answers.', figure: 'ready', isProblem: false };
  const sentence =
    'It cannot be reached. Tests go on, but each API counts its own limits and sends its own emails. Check that it runs, and REDIS_URL.';
  return { subject, sentence, figure: 'no answer', isProblem: true };
}

function diskOf({ hasSpace, disk, engineBytes }: ServiceState): JudgedFinding | undefined {
  const subject = 'Disk';
  const figure = disk ? `${bytesInWords(disk.freeBytes)} free` : 'unknown';
  if (!hasSpace) {
    const sentence = 'A write found no space, so nothing can be saved. Free some where DATA_DIR and the database are.';
    return { subject, sentence, figure, isProblem: true };
  }
  if (!disk) return undefined;
  if (disk.freeBytes < MIN_FREE_BYTES) {
    const sentence = 'The disk of DATA_DIR is almost full. Free some space before nothing can be saved any more.';
    return { subject, sentence, figure, isProblem: true };
  }
  const data = engineBytes === undefined ? '' : ` The data takes ${bytesInWords(engineBytes)}.`;
  const sentence = `There is space on the disk of DATA_DIR.${data}`;
  return { subject, sentence, figure, isProblem: false };
}
