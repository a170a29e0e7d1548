/** Reminds a worker of a mail. Losing a reminder loses nothing: what is due is found again in the database. */
export abstract class MailQueue {
  abstract remind(mailId: string, afterMs?: number): Promise<void>;
}
