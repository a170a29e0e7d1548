/** Ids of mails for the workers. Losing one loses no mail: what is due is found again in the database. */
export abstract class MailQueue {
  abstract enqueue(mailId: string, afterMs?: number): Promise<void>;
}
