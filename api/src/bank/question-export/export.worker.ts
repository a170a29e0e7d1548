import { parentPort } from 'node:worker_threads';
import { workbookOf } from '../workbooks/workbooks';
import { EXPORT_COLUMNS, type ExportRow } from './export-columns';

const host = parentPort;
if (!host) throw new Error('export.worker runs in a worker thread only');

const rows: ExportRow[] = [];
host.on('message', (batch: ExportRow[]) => {
  rows.push(...batch);
  if (batch.length > 0) return;
  const bytes = new Uint8Array(workbookOf('Questions', EXPORT_COLUMNS, rows));
  host.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
