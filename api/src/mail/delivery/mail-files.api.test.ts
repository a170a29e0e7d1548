import { symlinkSync, unlinkSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { eventually } from '../../../test/eventually';
import { mailFieldsTo, mailTo, retryScheduled, tryAgain } from '../../../test/mail';
import { useApi } from '../../../test/start-api';
import { uniqueEmail } from '../../../test/unique';
import { Clock } from '../../infrastructure/time/clock';
import { MailService } from './mail.service';
import { MailDelivery } from './mail-delivery';
import { MailRecovery } from './mail-queue';

const running = useApi();

it('mails without a mail server are files that only their owner can read', async () => {
  const { api } = running;
  const folder = join(api.dataDir, 'mail');
  // As an earlier version made it.
  await mkdir(folder, { mode: 0o755 });
  await api.app.get(MailService).send(mailTo(uniqueEmail()));
  const [file = ''] = await eventually(() => {
    expect(api.mailFiles()).toHaveLength(1);
    return api.mailFiles();
  });
  const modes = await Promise.all([folder, file].map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  expect(modes).toEqual(['700', '600']);
});

it('mail files are written once there is space again', async () => {
  const { api } = running;
  const to = uniqueEmail();
  const _id = new Types.ObjectId();
  const draft = join(api.dataDir, 'mail', `${_id}.eml.draft`);
  // Linux answers every write to this device with ENOSPC.
  symlinkSync('/dev/full', draft);
  const due = { promisedAt: new Date(), dueAt: new Date() };
  await api.connection
    .collection('mails')
    .insertOne({ _id, ...mailFieldsTo(to), mailbox: to, serial: 1, state: 'queued', tries: 0, ...due });
  await api.app.get(MailRecovery).run();
  await retryScheduled(api, to);
  expect(api.log()).toContain('no space left in DATA_DIR');
  unlinkSync(draft);
  await tryAgain(api);
  await eventually(() => expect(api.mails().join()).toContain(to));
});

/** As an earlier version stored it. */
async function addSent(to: string, change: object): Promise<string> {
  const promisedAt = running.api.app.get(Clock).now();
  const { insertedId } = await running.api.connection
    .collection('mails')
    .insertOne({ ...mailFieldsTo(to), serial: 1, state: 'sent', tries: 1, promisedAt, dueAt: promisedAt, ...change });
  return String(insertedId);
}

it('the mail that is due longest comes first, whether it waits or was being sent', async () => {
  const to = uniqueEmail();
  const longAgo = (minutes: number) => ({ dueAt: new Date(Date.now() - minutes * 60_000) });
  const ids = [
    await addSent(to, { state: 'queued', ...longAgo(50) }),
    await addSent(to, { state: 'sending', ...longAgo(60) }),
    await addSent(to, { state: 'sending', ...longAgo(40) }),
    await addSent(to, { state: 'sent', ...longAgo(70) }),
  ];
  const [queued, first, last] = ids;
  const due = await running.api.app.get(MailDelivery).due();
  const found = due.map(({ mailId }) => mailId).filter((id) => ids.includes(id));
  expect(found).toEqual([first, queued, last]);
});
