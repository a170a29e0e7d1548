import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port';

/** A real SMTP server that keeps what it is given. It can be taken down and brought back on the same port. */
export class TestSmtp {
  readonly received: { to: string[]; content: string }[] = [];
  /** Refuses this many mails for now, as a busy server does. */
  refusals = 0;
  waiting = 0;
  /** How many clients have gone away while their mail was waiting. */
  aborted = 0;
  /** Accepts the mails that wait, the oldest first; undefined while each is accepted at once. */
  private held: (() => void)[] | undefined;
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async create(): Promise<TestSmtp> {
    return new TestSmtp(await freePort());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}?ignoreTLS=true`;
  }

  /** Accepts no mail until the function that it returns is called: so many of those that wait, or from then on all. */
  hold(): (count?: number) => void {
    const held: (() => void)[] = [];
    this.held = held;
    return (count) => {
      if (count === undefined) this.held = undefined;
      for (const accept of held.splice(0, count ?? held.length)) accept();
    };
  }

  async up(): Promise<void> {
    const waiting = new Map<string, () => void>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // A server that is taken down leaves nobody time to finish.
      closeTimeout: 10,
      onClose: ({ id }) => {
        const giveUp = waiting.get(id);
        if (!giveUp) return;
        waiting.delete(id);
        this.aborted += 1;
        giveUp();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          this.waiting += 1;
          await new Promise<void>((accept) => {
            waiting.set(session.id, accept);
            if (this.held) this.held.push(accept);
            else accept();
          });
          this.waiting -= 1;
          if (!waiting.delete(session.id)) return;
          if (this.refusals > 0) {
            this.refusals -= 1;
            done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
            return;
          }
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.received.push({ to, content: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    // A client that is killed within a transaction is an error of the server, one that names the client.
    server.on('error', (error) => {
      if (!('remoteAddress' in error)) throw error;
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
