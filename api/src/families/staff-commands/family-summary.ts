import { countMails, type SentMailKind } from '../../mail';
import type { FamilyExportService } from '../members/family-export.service';
import { printable } from './printable';

type Collected = Awaited<ReturnType<FamilyExportService['collect']>>;
type CollectedFamily = Awaited<ReturnType<FamilyExportService['familyOf']>>;

type Summarised = Pick<Collected, 'families' | 'freeAssessments' | 'stoppedMails'> & {
  mails: readonly { kind: SentMailKind }[];
};

export function summaryOf({ families, freeAssessments, mails, stoppedMails }: Summarised): string[] {
  const lines = families.map(familyLine);
  if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
  if (mails.length > 0) lines.push(emailsLine(mails));
  if (stoppedMails.length > 0) lines.push(`kinds of emails that were stopped: ${stoppedMails.length}`);
  return lines;
}

export function familyLine({ parent, children, createdAt }: CollectedFamily): string {
  const names = children.map(({ username, attempts }) => `${username} (tests: ${attempts.length})`).join(', ');
  const day = createdAt.toISOString().slice(0, 10);
  return printable(`the family of ${parent.firstName} ${parent.lastName} with ${names}, since ${day}`);
}

function emailsLine(kept: Summarised['mails']): string {
  const { mails, weeklyReports, linkMails } = countMails(kept);
  return `emails: ${mails} (weekly reports: ${weeklyReports}, with a link for the parent: ${linkMails})`;
}
