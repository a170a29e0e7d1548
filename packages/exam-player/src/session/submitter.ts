import { pauseAfter } from './call-errors';

/** Pause before the next try of a submission that nobody asked for. */
const RETRY_MS = 5_000;

interface SubmitterOptions {
  /** Sends the submission; rejects when the server did not take it. */
  send: () => Promise<void>;
  /** Asks, before a submission that nobody asked for, whether it is still to be made. */
  isStillOver: () => Promise<boolean>;
  /** A submission that nobody asked for has failed; it is made again unless {@link Submitter.stop} is called. */
  onFailed: (error: unknown) => void;
  /** No submission is on its way any more. */
  onIdle: () => void;
}

/** Sends the submission of an attempt. There is never a second one beside the first. */
export class Submitter {
  /** A submission is on its way. */
  isSending = false;

  private inFlight: Promise<void> | undefined;
  private isRepeating = false;
  private timeout: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SubmitterOptions) {}

  /** Submits once; whoever asks while a submission is on its way is told how that one ends. */
  submit(shouldSend = async () => true): Promise<void> {
    this.inFlight ??= this.run(shouldSend).finally(() => {
      this.inFlight = undefined;
      this.isSending = false;
      this.options.onIdle();
    });
    return this.inFlight;
  }

  /** Submits until the server has it, at once when the network comes back, unless it is to be made no more. */
  repeat(): void {
    if (this.isRepeating) return;
    this.isRepeating = true;
    window.addEventListener('online', this.tryAgain);
    void this.tryAgain();
  }

  stop(): void {
    this.isRepeating = false;
    clearTimeout(this.timeout);
    window.removeEventListener('online', this.tryAgain);
  }

  private tryAgain = async (): Promise<void> => {
    try {
      await this.submit(this.options.isStillOver);
      this.stop();
    } catch (error) {
      this.options.onFailed(error);
      clearTimeout(this.timeout);
      if (this.isRepeating) this.timeout = setTimeout(this.tryAgain, pauseAfter(error, RETRY_MS));
    }
  };

  private async run(shouldSend: () => Promise<boolean>): Promise<void> {
    if (!(await shouldSend())) return;
    this.isSending = true;
    await this.options.send();
  }
}
