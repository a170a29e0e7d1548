import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'wattle-log-'));
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A function of node:fs whose calls fail with a code, from one to another. */
interface Fault {
  name: 'appendFileSync' | 'openSync';
  code: string;
  calls: [first: number, last: number];
}

/** What `--import` runs before the program. */
const moduleOf = ({ name, code, calls: [first, last] }: Fault) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const real = fs.${name};
    let call = 0;
    fs.${name} = (...parameters) => {
      call += 1;
      if (call >= ${first} && call <= ${last}) throw Object.assign(new Error('${code}'), { code: '${code}' });
      return real(...parameters);
    };
    syncBuiltinESMExports();
  `)}`;

interface Run {
  bytes: number;
  count: number;
  piece: number;
  fault?: Fault;
}

/** Runs the program with the given input, in pieces of any size. */
async function writeLog(input: string, { bytes, count, piece, fault }: Run) {
  const program = join(import.meta.dirname, 'write-log.mjs');
  const faulty = fault ? ['--import', moduleOf(fault)] : [];
  const writer = spawn(process.execPath, [...faulty, program, join(folder, 'api.log'), String(bytes), String(count)]);
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

test.each(['ENOSPC', 'EDQUOT'])(
  'lines for which there is no space (%s) are lost, and those after them are not',
  async (code) => {
    const lines = Array.from({ length: 2_000 }, (_each, index) => `line ${index} `.padEnd(100, '.'));
    const fault: Fault = { name: 'appendFileSync', code, calls: [1, 1] };
    await writeLog(`${lines.join('\n')}\n`, { bytes: 1_000_000, count: 2, piece: 3_333, fault });
    const kept = linesOf('api.log');
    expect(kept).not.toContain(lines[0]);
    expect(kept.at(-1)).toBe(lines.at(-1));
  },
);

test('while no new file can be opened, the log goes on in the old one', async () => {
  const lines = Array.from({ length: 10_000 }, (_each, index) => `line ${index} `.padEnd(100, '.'));
  const fault: Fault = { name: 'openSync', code: 'ENOSPC', calls: [2, 3] };
  await writeLog(`${lines.join('\n')}\n`, { bytes: 100_000, count: 9, piece: 3_333, fault });
  const files = readdirSync(folder).sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  const names = [...files.filter((name) => name !== 'api.log'), 'api.log'];
  expect(names.flatMap(linesOf)).toEqual(lines);
});
