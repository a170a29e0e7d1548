import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'wattle-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program with the given input, in pieces of any size. */
async function writeLog(input: string, { bytes, count, piece }: { bytes: number; count: number; piece: number }) {
  const program = join(import.meta.dirname, 'write-log.mjs');
  const writer = spawn(process.execPath, [program, join(folder, 'api.log'), String(bytes), String(count)]);
  const ended = once(writer, 'exit');
  for (let start = 0; start < input.length; start += piece) writer.stdin.write(input.slice(start, start + piece));
  writer.stdin.end();
  expect(await ended).toEqual([0, null]);
}

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);

test('a log is rotated by its size between two lines, and its oldest files are given up', async () => {
  const lines = Array.from({ length: 10_000 }, (_each, index) => `line ${index} `.padEnd(100, '.'));
  await writeLog(`${lines.join('\n')}\n`, { bytes: 100_000, count: 2, piece: 3_333 });
  expect(readdirSync(folder).sort()).toEqual(['api.1.log', 'api.2.log', 'api.log']);
  const kept = ['api.2.log', 'api.1.log', 'api.log'].flatMap(linesOf);
  expect(kept).toEqual(lines.slice(-kept.length));
  expect(kept.length).toBeGreaterThan(2_000);
  for (const name of readdirSync(folder)) {
    const { size, mode } = statSync(join(folder, name));
    // A pipe gives at most 64 KB at once.
    expect(size).toBeLessThan(100_000 + 65_536);
    expect(mode & 0o777).toBe(0o600);
  }
});
