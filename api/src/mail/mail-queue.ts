/** Leads a worker to a mail. Losing an entry loses no mail: what is due is found again in the database. */
export abstract class MailQueue {
  abstract enqueue(mailId: string, afterMs?: number): Promise<void>;
}
