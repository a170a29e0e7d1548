import { type ImportChangeRequest, importProgress } from '@wattle/contract/question-import';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { aRow } from '../../../test/workbook';

const ROWS = 50_000;
const IMPORT_ID = 'import-of-50000';

const running = useApi();

it('the largest import is published and undone by one call each, while the API goes on answering', async () => {
  const { connection } = running.api;
  const at = new Date(Date.now() - 60_000);
  const questions = Array.from({ length: ROWS }, (_each, row) => ({
    ...aRow({ question: `What is ${row} + 1?`, type: 'Draft' }),
    _id: new Types.ObjectId(),
    importId: IMPORT_ID,
    source: `row ${row + 2} of a.xlsx`,
    version: 1,
    createdBy: 'test-admin',
    createdAt: at,
    updatedAt: at,
  }));
  for (let from = 0; from < ROWS; from += 5_000) {
    await connection.collection('questions').insertMany(questions.slice(from, from + 5_000));
  }
  const written = { state: 'done', rows: ROWS, checked: ROWS, written: ROWS, isCancelRequested: false };
  const started = { file: 'a.xlsx', startedBy: 'test-admin', startedAt: at, reportedAt: at };
  await connection.collection<{ _id: string }>('imports').insertOne({ _id: IMPORT_ID, ...started, ...written });

  const count = (filter: object) => connection.collection('questions').countDocuments(filter);
  const change = async (body: ImportChangeRequest) => {
    await running.api.as('admin').post(`/api/addQuestions/imports/${IMPORT_ID}/changes`).send(body).expect(202);
    await eventually(async () => {
      const { change: latest } = await call(running.api.as('admin'), importProgress, {
        params: { importId: IMPORT_ID },
      });
      expect(latest).toMatchObject({ isRunning: false, total: ROWS, done: ROWS, unchanged: 0 });
    }, 300_000);
  };
  await change({ action: 'publish', except: [] });
  expect(await count({ type: 'Finalized', version: 2 })).toBe(ROWS);
  await change({ action: 'undo' });
  expect(await count({})).toBe(0);
}, 600_000);
