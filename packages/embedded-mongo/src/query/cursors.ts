import { randomBytes } from 'node:crypto';
import { fail, need } from '../errors';
import type { Operation } from '../operation';
import type { Collection } from '../storage/collection';
import type { Stream } from './stream';

const FIRST_BATCH = 101;
/** What fits into one reply. */
const BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

export interface CursorBatch {
  id: bigint;
  documents: Buffer[];
}

export interface CursorOptions {
  namespace: string;
  collection?: Collection | undefined;
  batchSize?: number | undefined;
  isSingleBatch?: boolean | undefined;
  sessionId?: string | undefined;
}

interface Cursor extends CursorOptions {
  iterator: AsyncIterator<Buffer[]>;
  pending: Buffer[];
  isBusy: boolean;
  usedAt: number;
  resume(operation: Operation): void;
}

/** The queries whose results did not fit into one batch. */
export class Cursors {
  private readonly cursors = new Map<bigint, Cursor>();

  /** Opens a cursor and reads its first batch. `start` gets the operation of the cursor. */
  async open(
    start: (operation: Operation) => Stream<Buffer>,
    options: CursorOptions,
    operation: Operation,
  ): Promise<CursorBatch> {
    const current = operation.forCursor();
    const cursor: Cursor = {
      ...options,
      iterator: start(current)[Symbol.asyncIterator](),
      pending: [],
      isBusy: true,
      usedAt: Date.now(),
      resume: (next) => current.continueAs(next),
    };
    const { documents, isLast } = await readBatch(cursor, options.batchSize ?? FIRST_BATCH);
    if (isLast || options.isSingleBatch) {
      await cursor.iterator.return?.();
      return { id: 0n, documents };
    }
    const id = newId();
    cursor.isBusy = false;
    this.cursors.set(id, cursor);
    return { id, documents };
  }

  async next(id: bigint, namespace: string, batchSize: number | undefined, operation: Operation): Promise<CursorBatch> {
    const cursor = this.cursors.get(id);
    if (!cursor) fail('CursorNotFound', `cursor id ${id} not found`);
    need(
      cursor.namespace === namespace,
      'Unauthorized',
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
    need(!cursor.isBusy, 12051, `cursor id ${id} is already in use`);
    if (cursor.collection?.isDropped) {
      this.kill(id);
      fail('QueryPlanKilled', `collection dropped. UUID ${cursor.collection.uuid.toString('hex')}`);
    }
    cursor.isBusy = true;
    cursor.resume(operation);
    try {
      const { documents, isLast } = await readBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
      if (isLast) this.cursors.delete(id);
      return { id: isLast ? 0n : id, documents };
    } catch (error) {
      this.kill(id);
      throw error;
    } finally {
      cursor.isBusy = false;
      cursor.usedAt = Date.now();
    }
  }

  kill(id: bigint): boolean {
    void this.cursors.get(id)?.iterator.return?.();
    return this.cursors.delete(id);
  }

  killSession(sessionId: string) {
    for (const [id, cursor] of this.cursors) if (cursor.sessionId === sessionId) this.kill(id);
  }

  killIdle(now = Date.now()) {
    for (const [id, { isBusy, usedAt }] of this.cursors) if (!isBusy && now - usedAt > IDLE_MS) this.kill(id);
  }
}

/** A positive number that does not reveal how many cursors there were. */
const newId = () => (randomBytes(8).readBigUInt64LE() >> 1n) + 1n;

async function readBatch(cursor: Cursor, size: number): Promise<{ documents: Buffer[]; isLast: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    while (cursor.pending.length > 0) {
      const [next] = cursor.pending as [Buffer];
      if (documents.length >= size || (documents.length > 0 && bytes + next.length > BATCH_BYTES))
        return { documents, isLast: false };
      documents.push(next);
      bytes += next.length;
      cursor.pending.shift();
    }
    if (documents.length >= size) return { documents, isLast: false };
    const { value, done } = await cursor.iterator.next();
    if (done) return { documents, isLast: true };
    cursor.pending = [...value];
  }
}
