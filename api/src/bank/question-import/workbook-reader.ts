import { Worker } from 'node:worker_threads';
import { typescriptWorker } from '../../infrastructure';
import type { CheckOptions } from './check-rows';
import type { Batches, FoundRows, FromImportWorker, ImportWork } from './import.worker';
import { RefusedFile } from './workbook-parts';

/** Only hostile workbooks need more time or memory. */
const TIME_MS = 60_000;
const HEAP_MB = 768;
const TOO_HARD = 'This workbook takes too long to read. Copy the questions into a new one, or divide it.';

/** Reads and checks a workbook in a thread of its own, so that it blocks no requests. */
export class WorkbookReader {
  private readonly worker: Worker;
  private readonly timer: NodeJS.Timeout;
  private refuse: (error: Error) => void = () => undefined;

  constructor(
    bytes: Buffer,
    options: CheckOptions,
    private readonly onProgress: (progress: { rows?: number; checked?: number }) => void,
  ) {
    this.worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
      ...typescriptWorker(import.meta),
      workerData: { bytes: new Uint8Array(bytes), options } satisfies ImportWork,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.worker.on('error', (error: NodeJS.ErrnoException) =>
      this.refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RefusedFile(TOO_HARD) : error),
    );
    this.timer = setTimeout(() => this.refuse(new RefusedFile(TOO_HARD)), TIME_MS);
  }

  check(): Promise<FoundRows> {
    return new Promise((resolve, reject) => {
      this.refuse = reject;
      this.worker.on('message', (message: FromImportWorker) => {
        if (message.kind === 'read') this.onProgress({ rows: message.rows });
        else if (message.kind === 'checked') this.onProgress({ checked: message.rows });
        else if (message.kind === 'refused') reject(new RefusedFile(message.message));
        else if (message.kind === 'done') {
          clearTimeout(this.timer);
          resolve(message.found);
        }
      });
    });
  }

  async *batches<Kind extends keyof Batches>(kind: Kind): AsyncGenerator<Batches[Kind]> {
    for (let batch = await this.next(kind); batch.length > 0; batch = await this.next(kind)) yield batch;
  }

  private next<Kind extends keyof Batches>(kind: Kind): Promise<Batches[Kind]> {
    return new Promise((resolve, reject) => {
      this.refuse = reject;
      this.worker.removeAllListeners('message').once('message', (message: FromImportWorker) => {
        resolve((message.kind === 'batch' ? message.rows : []) as Batches[Kind]);
      });
      this.worker.postMessage(kind);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.worker.terminate();
  }
}
