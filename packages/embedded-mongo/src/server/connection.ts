import type { Socket } from 'node:net';
import { encode } from '../bson/encode';
import { errorReply, replyTo } from '../commands/dispatch';
import type { EngineState } from '../engine-state';
import { MongoError } from '../errors';
import { type Frame, FrameReader, frame, ProtocolError } from '../wire/frames';
import { OP_MSG, OP_QUERY, OP_REPLY, parseMessage, parseQuery, type Request, replyHead } from '../wire/messages';

/** One client. Its messages get their replies one after the other, in the order of their arrival. */
export class Connection {
  private readonly frames = new FrameReader();
  private isReplying = false;
  private isClosing = false;
  private isWaitingForDrain = false;
  private nextId = 1;
  readonly closed: Promise<void>;

  constructor(
    private readonly engine: EngineState,
    private readonly socket: Socket,
    private readonly id: number,
    private readonly onError: (error: unknown) => void,
  ) {
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      this.frames.push(chunk);
      void this.replyToAll();
    });
  }

  /** Ends after the reply under way; a client that has not read earlier replies gets no further ones. */
  close() {
    this.isClosing = true;
    if (!this.isReplying || this.isWaitingForDrain) this.destroy();
  }

  destroy() {
    this.socket.destroy();
  }

  private async replyToAll() {
    if (this.isReplying) return;
    this.isReplying = true;
    // A client that sends faster than the engine replies has to wait.
    this.socket.pause();
    try {
      for (let next = this.frames.next(); next && !this.isClosing; next = this.frames.next()) await this.handle(next);
    } catch (error) {
      // Malformed messages end this connection, and only this one.
      if (!(error instanceof ProtocolError)) this.onError(error);
      this.socket.destroy();
    }
    this.isReplying = false;
    if (this.isClosing) this.socket.end(() => this.socket.destroy());
    else this.socket.resume();
  }

  private async handle(message: Frame) {
    if (message.opCode === OP_MSG) return this.handleMessage(message);
    if (message.opCode === OP_QUERY) return this.handleQuery(message);
    throw new ProtocolError(`the unknown operation ${message.opCode}`);
  }

  private async handleMessage({ payload, requestId }: Frame) {
    const message = tryToParse(() => parseMessage(payload));
    const isAnswered = message instanceof MongoError || message.isAnswered;
    // A client that expects no reply may disconnect at once, and its command still runs.
    const isDisconnected = () => isAnswered && this.socket.destroyed;
    const reply =
      message instanceof MongoError ? encode(errorReply(message)) : await this.run(message.request, isDisconnected);
    if (isAnswered) await this.send(frame(this.nextId++, requestId, OP_MSG, NO_FLAGS_AND_BODY, reply));
  }

  private async handleQuery({ payload, requestId }: Frame) {
    const query = tryToParse(() => parseQuery(payload));
    const reply = query instanceof MongoError ? encode(errorReply(query)) : await this.runQuery(query);
    await this.send(frame(this.nextId++, requestId, OP_REPLY, replyHead(), reply));
  }

  private async runQuery({ request, isHandshake }: ReturnType<typeof parseQuery>): Promise<Buffer> {
    if (isHandshake) return this.run(request, () => this.socket.destroyed);
    const [name] = request.body.keys();
    const message = `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`;
    return encode(errorReply(new MongoError('UnsupportedOpQueryCommand', message)));
  }

  private run(request: Request, isDisconnected: () => boolean): Promise<Buffer> {
    return replyTo(this.engine, { connectionId: this.id, isDisconnected }, request);
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

/** A malformed document within a well-formed message is replied to with an error. */
function tryToParse<T>(parse: () => T): T | MongoError {
  try {
    return parse();
  } catch (error) {
    if (error instanceof MongoError) return error;
    throw error;
  }
}
