import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { readEnvironment } from '@wattle/environment';
import { useStudentTests } from '../../../test/student-tests';
import type { Database } from '../database/database';
import { runDataCommand } from './commands';

const tests = useStudentTests();
const { open, save, submit } = tests;

/** Copies into a new server, and stops the one before. */
async function moveTo(dataDir: string, from: Database): Promise<Database> {
  const server = await startEmbeddedMongo({ dataDir, port: 0 });
  const source = Object.assign(new URL(from.uri), { pathname: `/${from.name}` }).href;
  const given = { folders: [], from: source, to: `${server.uri}/moved` };
  await runDataCommand(readEnvironment({}, dataDir), 'copy', given, () => undefined);
  await from.close();
  return { uri: server.uri, name: 'moved', close: () => server.close() };
}

it('a child takes a test while Wattle moves to another server and back, and keeps every acknowledged answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-moving-'));
  const { api } = tests;
  const { attemptId, questions } = await open();
  const acknowledged: { questionId: string }[] = [];
  const answer = async (count: number) => {
    for (const { id: questionId } of questions.slice(acknowledged.length, acknowledged.length + count)) {
      await save(attemptId, { answers: [{ questionId, selectedAnswer: 'B', version: 1 }] }).expect(200);
      acknowledged.push({ questionId });
    }
  };
  await answer(5);
  for (const name of ['there', 'back']) {
    const { url } = api;
    await api.restartOn(async (from) => {
      await expect(fetch(url)).rejects.toThrow();
      return moveTo(join(folder, name), from);
    });
    const again = await open();
    expect(again.attemptId).toBe(attemptId);
    expect(again.answers).toMatchObject(acknowledged);
    await answer(5);
  }
  const { body } = await submit({ attemptId }).expect(200);
  expect(body).toMatchObject({ score: 15, total: 30 });
  await rm(folder, { recursive: true });
}, 120_000);
