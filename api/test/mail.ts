import { backoffMs } from '../src/mail/delivery/mail-delivery';
import { MailRecovery } from '../src/mail/delivery/mail-queue';
import { eventually } from './eventually';
import type { TestApi } from './start-api';

/** A report to an address. */
export const mailTo = (to: string, dedupeKey = 'one') => ({
  kind: 'report' as const,
  to,
  subject: 'Your results',
  text: 'Seven of ten.',
  html: '<p>Seven of ten.</p>',
  dedupeKey,
  perDay: 3,
});

/** The fields of such a mail that are stored with it. */
export const mailFieldsTo = (to: string) => {
  const { dedupeKey, perDay, ...content } = mailTo(to);
  return { ...content, about: dedupeKey };
};

/** Waits until the first try has failed and the next one is due later. */
export const retryScheduled = (api: TestApi, to: string) =>
  eventually(async () => {
    expect(await api.connection.collection('mails').findOne({ to })).toMatchObject({ state: 'queued', tries: 1 });
  });

/** Lets the time of the next try come. */
export async function tryAgain(api: TestApi): Promise<void> {
  api.advance(backoffMs(1) / 1_000);
  await api.app.get(MailRecovery).run();
}
