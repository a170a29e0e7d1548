import { canBeStopped, type SentMailKind } from './mail.schema';

/** How many mails there are, and how many of them are weekly reports, or have a link for the parent only. */
export function countMails(mails: readonly { kind: SentMailKind }[]) {
  return {
    mails: mails.length,
    weeklyReports: mails.filter(({ kind }) => kind === 'weekly-report').length,
    linkMails: mails.filter(({ kind }) => !canBeStopped(kind)).length,
  };
}
