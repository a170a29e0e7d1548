import type { FamilyExportService } from '../families/family-export.service';
import { countMails } from '../mail/count-mails';
import { printable } from './printable';

type Collected = Awaited<ReturnType<FamilyExportService['collect']>>;

/** What is kept under an address, one line each, to be read before it is erased. */
export function summaryOf({ families, freeAssessments, mails, stoppedMails }: Collected): string[] {
  const lines = families.map(({ parent, children, createdAt }) => {
    const names = children.map(({ username, attempts }) => `${username} (tests: ${attempts.length})`).join(', ');
    const day = createdAt.toISOString().slice(0, 10);
    return printable(`the family of ${parent?.firstName} ${parent?.lastName} with ${names}, since ${day}`);
  });
  if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
  if (mails.length > 0) lines.push(emailsLine(mails));
  if (stoppedMails.length > 0) lines.push(`kinds of emails that were stopped: ${stoppedMails.length}`);
  return lines;
}

function emailsLine(kept: Collected['mails']): string {
  const { mails, weeklyReports, linkMails } = countMails(kept);
  return `emails: ${mails} (weekly reports: ${weeklyReports}, with a link for the parent: ${linkMails})`;
}
