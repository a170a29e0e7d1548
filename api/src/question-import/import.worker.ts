import { parentPort, workerData } from 'node:worker_threads';
import { readPictureText } from '../images/picture-text';
import { checkArchive } from './check-archive';
import { type CheckedRows, type GoodRow, RowChecker } from './check-rows';
import { readSheet, type SheetRow } from './read-sheet';
import { RefusedFile } from './refused-file';

/** What the thread tells its host. */
export type FromImportWorker =
  | { kind: 'read'; rows: number }
  | { kind: 'checked'; rows: number }
  | ({ kind: 'done'; sheet: string; good: number; badRows: number; pictures: RowPicture[] } & Omit<CheckedRows, 'good'>)
  | { kind: 'batch'; rows: GoodRow[] }
  | { kind: 'refused'; message: string };

/** A picture that a row holds as base64 or as an address of ours, which cannot be checked without the decoder or the database. */
export interface RowPicture {
  source: SheetRow;
  /** What stands in `image_data`. */
  text: string;
}

/** Rows between two reports of progress, and in one batch. */
const STEP = 500;
/** Bad rows that can be downloaded; whoever has more has one mistake in all of them. */
const MAX_BAD_ROWS = 1_000;

const host = parentPort;
if (!host) throw new Error('import.worker runs in a worker thread only');
const tell = (message: FromImportWorker) => host.postMessage(message);

try {
  const bytes = Buffer.from(workerData as Uint8Array);
  await checkArchive(bytes);
  const { name, rows } = readSheet(bytes);
  tell({ kind: 'read', rows: rows.length });

  const checker = new RowChecker();
  for (const [index, row] of rows.entries()) {
    checker.check(row);
    if ((index + 1) % STEP === 0) tell({ kind: 'checked', rows: index + 1 });
  }
  const { good, bad, ...found } = checker.checked;
  const rowByNumber = new Map(rows.map((each) => [each.row, each]));
  const pictures = good.flatMap(({ row, fields }): RowPicture[] => {
    const text = fields.image_data ?? '';
    const source = rowByNumber.get(row);
    return source && ['bytes', 'ours'].includes(readPictureText(text).kind) ? [{ source, text }] : [];
  });
  const counts = { good: good.length, badRows: bad.length };
  tell({ kind: 'done', sheet: name, ...counts, bad: bad.slice(0, MAX_BAD_ROWS), pictures, ...found });
  // The host asks for one batch after the other, as fast as it can write them.
  host.on('message', () => tell({ kind: 'batch', rows: good.splice(0, STEP) }));
} catch (error) {
  if (!(error instanceof RefusedFile)) throw error;
  tell({ kind: 'refused', message: error.message });
}
