import type { Socket } from 'node:net';
import { encode } from '../bson/encode';
import { answer, errorReply } from '../commands/dispatch';
import type { Engine } from '../engine';
import { MongoError } from '../errors';
import { type Frame, FrameReader, frame, ProtocolError } from '../wire/frames';
import { OP_MSG, parseMessage, type Request } from '../wire/op-msg';
import { OP_QUERY, OP_REPLY, parseQuery, replyHead } from '../wire/op-query';

/** One client. Its messages are answered one after the other, as they came. */
export class Connection {
  private readonly frames = new FrameReader();
  private isWorking = false;
  private isClosing = false;
  private isWaitingForDrain = false;
  private nextId = 1;
  readonly closed: Promise<void>;

  constructor(
    private readonly engine: Engine,
    private readonly socket: Socket,
    private readonly id: number,
  ) {
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      this.frames.push(chunk);
      void this.work();
    });
  }

  /** Ends when what is under way has been answered; who has not read earlier answers gets no further ones. */
  close() {
    this.isClosing = true;
    if (!this.isWorking || this.isWaitingForDrain) this.destroy();
  }

  destroy() {
    this.socket.destroy();
  }

  private async work() {
    if (this.isWorking) return;
    this.isWorking = true;
    // Whoever sends faster than we answer waits.
    this.socket.pause();
    try {
      for (let next = this.frames.next(); next && !this.isClosing; next = this.frames.next()) await this.handle(next);
    } catch (error) {
      // Bytes that make no sense end this connection, and only this one.
      if (!(error instanceof ProtocolError)) this.engine.report(error);
      this.socket.destroy();
    }
    this.isWorking = false;
    if (this.isClosing) this.socket.end(() => this.socket.destroy());
    else this.socket.resume();
  }

  private async handle(message: Frame) {
    if (message.opCode === OP_MSG) return this.handleMessage(message);
    if (message.opCode === OP_QUERY) return this.handleQuery(message);
    throw new ProtocolError(`the unknown operation ${message.opCode}`);
  }

  private async handleMessage({ payload, requestId }: Frame) {
    const message = this.tryToParse(() => parseMessage(payload));
    const isAnswered = message instanceof MongoError || message.isAnswered;
    // Who wants no answer may hang up at once, and the work is still to be done.
    const isGone = () => isAnswered && this.socket.destroyed;
    const reply =
      message instanceof MongoError ? encode(errorReply(message)) : await this.answer(message.request, isGone);
    if (isAnswered) await this.send(frame(this.nextId++, requestId, OP_MSG, NO_FLAGS_AND_BODY, reply));
  }

  private async handleQuery({ payload, requestId }: Frame) {
    const query = this.tryToParse(() => parseQuery(payload));
    const reply = query instanceof MongoError ? encode(errorReply(query)) : await this.answerQuery(query);
    await this.send(frame(this.nextId++, requestId, OP_REPLY, replyHead(), reply));
  }

  private async answerQuery({ request, isGreeting }: ReturnType<typeof parseQuery>): Promise<Buffer> {
    if (isGreeting) return this.answer(request, () => this.socket.destroyed);
    const [name] = request.body.keys();
    return encode(
      errorReply(
        new MongoError(
          'UnsupportedOpQueryCommand',
          `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`,
        ),
      ),
    );
  }

  /** A document that is broken inside of a whole message is answered with an error. */
  private tryToParse<T>(parse: () => T): T | MongoError {
    try {
      return parse();
    } catch (error) {
      if (error instanceof MongoError) return error;
      throw error;
    }
  }

  private answer(request: Request, isGone: () => boolean): Promise<Buffer> {
    return answer(this.engine, { connectionId: this.id, isGone }, request);
  }

  private async send(bytes: Buffer) {
    if (this.socket.destroyed || this.socket.write(bytes)) return;
    this.isWaitingForDrain = true;
    let drain: () => void = () => {};
    const drained = new Promise<void>((resolve) => {
      drain = resolve;
      this.socket.once('drain', resolve);
    });
    await Promise.race([drained, this.closed]);
    this.socket.off('drain', drain);
    this.isWaitingForDrain = false;
  }
}

const NO_FLAGS_AND_BODY = Buffer.alloc(5);
