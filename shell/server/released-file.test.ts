import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { cachedFile } from './released-file';

const folder = mkdtempSync(join(tmpdir(), 'wattle-cached-'));
afterEach(() => mock.restoreAll());
afterAll(() => rmSync(folder, { recursive: true }));

test('a change that could not be read is reported once, and tried again some seconds later', async () => {
  const file = join(folder, 'registry.json');
  const reported: unknown[] = [];
  let next: () => string = () => 'first';
  const current = cachedFile(
    file,
    async () => next(),
    (error) => reported.push(error),
  );
  writeFileSync(file, 'a');
  expect(await current()).toBe('first');

  const fault = new Error('too many open files');
  next = () => {
    throw fault;
  };
  writeFileSync(file, 'b');
  for (let asked = 0; asked < 3; asked += 1) expect(await current()).toBe('first');
  next = () => 'second';
  expect(await current()).toBe('first');

  const later = Date.now() + 5_000;
  mock.method(Date, 'now', () => later);
  expect(await current()).toBe('second');
  expect(reported).toEqual([fault]);
});
