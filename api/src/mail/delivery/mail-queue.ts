/** Names a mail to a worker. */
export interface MailJob {
  mailId: string;
  /** By which a sharded database finds it; absent where an earlier version stored the mail or the job without it. */
  mailbox?: string | undefined;
}

/** Jobs for the workers. Losing one loses no mail: what is due is found again in the database. */
export abstract class MailQueue {
  abstract enqueue(job: MailJob, afterMs?: number): Promise<void>;
}
