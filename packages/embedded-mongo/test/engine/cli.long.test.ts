import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { newFolder } from '../harness';
import { refusalOf, runCli, runEngine } from './run-engine';

describe('the command', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('tells its purpose and its address, and stops at a signal', async () => {
    const { child, lines } = runCli('--port', '0', '--data', dataDir);
    const output: string[] = [];
    await new Promise<void>((ready) => {
      lines.on('line', (line) => {
        output.push(line);
        if (output.length === 3) ready();
      });
    });
    expect(output[0]).toMatch(/not for production/);
    expect(output[1]).toMatch(/^Listening on mongodb:\/\/127\.0\.0\.1:\d+$/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 30_000);

  it('refuses invalid arguments with a sentence', async () => {
    const cases: [string[], string][] = [
      [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".\n'],
      [['--nonsense'], "Unknown option '--nonsense'"],
      [['positional'], "Unexpected argument 'positional'"],
    ];
    const refusals = await Promise.all(cases.map(([args]) => refusalOf(...args)));
    for (const [i, { code, error }] of refusals.entries()) {
      expect(code).toBe(1);
      expect(error).toContain(cases[i]?.[1]);
      expect(error).not.toMatch(/^\s+at /m);
    }
  }, 30_000);

  it('refuses a port that is in use', async () => {
    const first = await runEngine(dataDir, '--port', '0');
    const other = await newFolder();
    const { code, error } = await refusalOf('--data', other, '--port', String(new URL(first.uri).port));
    expect([code, error]).toEqual([1, 'The port is in use by another program. Choose another one with --port.\n']);
    await first.stop('SIGTERM');
    await rm(other, { recursive: true });
  }, 30_000);

  it('refuses a folder that is in use', async () => {
    const first = await runEngine(dataDir);
    const { code, error } = await refusalOf('--data', dataDir);
    expect(code).toBe(1);
    expect(error).toBe(
      `The data folder ${dataDir} is in use by another running engine. Stop that one first, or choose another folder.\n`,
    );
    await first.stop('SIGTERM');
  }, 30_000);
});
