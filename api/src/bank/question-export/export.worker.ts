import { parentPort } from 'node:worker_threads';
import { EXPORT_COLUMNS } from '../workbooks/columns';
import { workbookOf } from '../workbooks/workbooks';

const host = parentPort;
if (!host) throw new Error('export.worker runs in a worker thread only');

const rows: string[][] = [];
host.on('message', (batch: string[][]) => {
  rows.push(...batch);
  if (batch.length > 0) return;
  const bytes = new Uint8Array(workbookOf('Questions', EXPORT_COLUMNS, rows));
  host.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
