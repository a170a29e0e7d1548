import { importProgress } from '@wattle/contract/question-import';
import type { DatabaseProxy } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';
import { aRow, numberedRows, workbook } from '../../../test/workbook';
import type { ImportRecord } from '../import-records/import.schema';

/** After so many seconds an import that says nothing has died with its process. */
const SILENT = 91;
const ENDED = 'The import ended half way, and nothing was imported. Please choose the file again.';

const running = useApi();
let proxy: DatabaseProxy;
let other: Awaited<ReturnType<typeof running.api.secondProcess>>;
beforeAll(async () => {
  proxy = await running.api.useDatabaseProxy();
});

const questions = () => running.api.connection.collection('questions');
const imports = () => running.api.connection.collection<ImportRecord>('imports');
beforeEach(() => questions().deleteMany({}));

const recover = () => other.recoverImports(SILENT);
const written = (importId: string) => questions().countDocuments({ importId });

async function progress(importId: string) {
  return call(running.api.as('admin'), importProgress, { params: { importId } });
}

function upload(bytes: Buffer, query: object = {}) {
  const importId = uniqueName('import').replace('.', '-');
  const response = running.api
    .as('admin')
    .post('/api/addQuestions/import-questions')
    .query({ importId, ...query })
    .attach('file', bytes, 'maths.xlsx')
    .then(({ status, body }) => ({ status, message: body.message as string }));
  return { importId, response };
}

/** An import of three batches whose second one waits on its way to the database. */
async function asleepAtSecondBatch() {
  const paused = proxy.pause(['insert', 'importKey']);
  const { importId, response } = upload(workbook(numberedRows(1_500)));
  const first = await paused;
  const next = proxy.pause(['insert', 'importKey']);
  first.pass();
  const second = await next;
  expect(await written(importId)).toBe(500);
  return { importId, response, wakeUp: () => second.pass() };
}

/** An import of three batches whose success waits on its way to the database. */
async function asleepAtTheEnd() {
  const paused = proxy.pause(['imports', '1,500 questions were imported.']);
  const { importId, response } = upload(workbook(numberedRows(1_500)));
  const success = await paused;
  expect(await written(importId)).toBe(1_500);
  return { importId, response, wakeUp: () => success.pass() };
}

describe('beside a second process', () => {
  beforeAll(async () => {
    other = await running.api.secondProcess();
  });
  afterAll(() => other.close());

  describe.each([
    ['between two batches', asleepAtSecondBatch],
    ['after the last batch', asleepAtTheEnd],
  ])('an import that sleeps %s and is given up by another process', (_when, asleep) => {
    it('has imported nothing, and says so when it wakes up', async () => {
      const { importId, response, wakeUp } = await asleep();
      await recover();
      expect(await written(importId)).toBe(0);
      expect(await progress(importId)).toMatchObject({ state: 'failed', written: 0 });
      wakeUp();
      expect(await response).toEqual({ status: 409, message: ENDED });
      expect(await written(importId)).toBe(0);
      expect(await progress(importId)).toMatchObject({ state: 'failed', written: 0, message: ENDED });
    });

    it('can be given up while it takes out its own rows', async () => {
      const { importId, response, wakeUp } = await asleep();
      await running.api.as('admin').delete(`/api/addQuestions/imports/${importId}`).expect(200);
      const removal = proxy.pause(['delete', 'questions']);
      wakeUp();
      const paused = await removal;
      await recover();
      paused.pass();
      expect((await response).status).toBe(409);
      expect(await written(importId)).toBe(0);
      expect((await progress(importId)).state).toBe('failed');
    });
  });

  describe('an import that is done', () => {
    it('keeps its questions, however long ago it was', async () => {
      const { importId, response } = upload(workbook(numberedRows(1_500)));
      expect(await response).toEqual({ status: 200, message: '1,500 questions were imported.' });
      await recover();
      expect(await written(importId)).toBe(1_500);
      expect((await progress(importId)).state).toBe('done');
    });

    it('keeps them where another process gave it up a moment too late', async () => {
      const { importId, response, wakeUp } = await asleepAtTheEnd();
      const paused = proxy.pause(['update', 'imports', 'givenUpAt']);
      const recovery = recover();
      const givingUp = await paused;
      wakeUp();
      expect((await response).status).toBe(200);
      givingUp.pass();
      await recovery;
      expect(await written(importId)).toBe(1_500);
      expect((await progress(importId)).state).toBe('done');
    });

    it('keeps them where its process did not learn that it is done', async () => {
      const lost = proxy.lose('connection', ['imports', '1,500 questions were imported.']);
      const { importId, response } = upload(workbook(numberedRows(1_500)));
      await lost;
      expect(await response).toEqual({ status: 200, message: '1,500 questions were imported.' });
      expect(await written(importId)).toBe(1_500);
    });
  });

  it('an import that is cancelled in its last moment has imported nothing', async () => {
    const { importId, response, wakeUp } = await asleepAtTheEnd();
    await running.api.as('admin').delete(`/api/addQuestions/imports/${importId}`).expect(200);
    wakeUp();
    expect(await response).toMatchObject({ status: 409, message: expect.stringMatching(/cancelled/) });
    expect(await written(importId)).toBe(0);
    expect((await progress(importId)).state).toBe('cancelled');
  });

  it('an import that has ended stays as it ended, and keeps its reason', async () => {
    const { importId, response } = upload(workbook([aRow({ correct_answer: 'x' })]));
    const { status, message } = await response;
    expect(status).toBe(422);
    await recover();
    expect(await progress(importId)).toMatchObject({ state: 'failed', message });
  });

  it('an import ends with its process, and what was written is taken out', async () => {
    const now = new Date();
    const begun = { file: 'a.xlsx', startedBy: 'test-admin', startedAt: now, reportedAt: now };
    const counts = { rows: 2, checked: 2, written: 1, isCancelRequested: false };
    await imports().insertMany([
      { ...begun, ...counts, _id: 'died-half-way', state: 'writing' },
      { ...begun, ...counts, _id: 'waits-its-turn', state: 'waiting' },
      // The process that gave it up has died, too.
      { ...begun, ...counts, _id: 'given-up-half-way', state: 'writing', givenUpAt: now, reportedAt: new Date(2e12) },
    ]);
    const importIds = ['died-half-way', 'given-up-half-way', 'another'];
    await questions().insertMany(importIds.map((importId) => ({ importId })));
    await recover();
    for (const id of ['died-half-way', 'given-up-half-way']) {
      expect(await progress(id)).toMatchObject({ state: 'failed', written: 0 });
    }
    expect(await progress('waits-its-turn')).toMatchObject({ state: 'waiting' });
    expect(await questions().find().toArray()).toMatchObject([{ importId: 'another' }]);

    // A batch that was on its way when its process died arrives after all.
    await questions().insertOne({ importId: 'died-half-way' });
    await recover();
    expect(await written('died-half-way')).toBe(0);
  });

  it('an import reports while pictures are checked', async () => {
    const images = ['images', 'find'];
    const paused = proxy.pause(images);
    const withPicture = (digit: string) =>
      aRow({ question: `What is ${digit}?`, image_data: `/api/images/${digit.repeat(64)}` });
    const { importId, response } = upload(workbook([withPicture('0'), withPicture('1'), aRow({ question: 'Other?' })]));
    const first = await paused;
    const reportedAt = async () => (await imports().findOne({ _id: importId }))?.reportedAt;
    const before = await reportedAt();
    await eventually(async () => expect(await reportedAt()).not.toEqual(before));
    expect(await progress(importId)).toMatchObject({ state: 'checking', rows: 3, checked: 1 });
    const next = proxy.pause(images);
    first.pass();
    const second = await next;
    await eventually(async () => expect(await progress(importId)).toMatchObject({ state: 'checking', checked: 2 }));
    second.pass();
    expect((await response).status).toBe(422);
  });
});

describe('a question that an import which has not ended has written', () => {
  const now = new Date();
  const othersRow = async (state: string, fields: object) => {
    const importId = uniqueName('import');
    await imports().insertOne({ _id: importId, file: 'a.xlsx', state, reportedAt: now, startedAt: now } as never);
    await questions().insertOne({ importId, subject: 'Maths', ...fields });
    return importId;
  };
  const wordsOf = async () => {
    await upload(workbook([aRow()])).response;
    const [stored] = await questions().find().toArray();
    await questions().deleteMany({});
    return { fingerprint: stored?.fingerprint, importKey: stored?.importKey };
  };

  it.each([
    ['is found in the bank', ({ fingerprint, importKey }: Record<string, unknown>) => ({ fingerprint, importKey })],
    ['comes first by a moment', ({ importKey }: Record<string, unknown>) => ({ importKey })],
  ])('and %s is no duplicate yet: nothing is imported beside it', async (_how, pick) => {
    const words = await wordsOf();
    await othersRow('writing', pick(words));
    const { importId, response } = upload(workbook([aRow(), aRow({ question: 'New?' })]));
    expect(await response).toEqual({
      status: 409,
      message: 'Another import is writing some of these questions at the moment. Please try again in two minutes.',
    });
    expect(await written(importId)).toBe(0);
  });

  it('counts as a duplicate as soon as that import is done', async () => {
    await othersRow('done', await wordsOf());
    const { response } = upload(workbook([aRow(), aRow({ question: 'New?' })]));
    expect((await response).message).toMatch(/^1 question was imported\. 1 is in the bank already/);
  });
});
