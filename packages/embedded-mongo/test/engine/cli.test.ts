import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { newFolder } from '../harness';
import { runCli, runEngine } from './run-engine';

async function outcomeOf(...args: string[]) {
  const { child, errors } = runCli(...args);
  const [code] = await once(child, 'exit');
  return { code, error: errors.join('') };
}

describe('the command', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('says what it is and where it listens, and stops when it is told to', async () => {
    const { child, lines } = runCli('--port', '0', '--data', dataDir);
    const said: string[] = [];
    await new Promise<void>((ready) => {
      lines.on('line', (line) => {
        said.push(line);
        if (said.length === 3) ready();
      });
    });
    expect(said[0]).toMatch(/not for production/);
    expect(said[1]).toMatch(/^Listening on mongodb:\/\/127\.0\.0\.1:\d+$/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 30_000);

  it.each([
    [['--port', 'x'], '--port must be a number from 0 to 65535, not "x".\n'],
    [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".\n'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['positional'], "Unexpected argument 'positional'"],
  ])(
    'is refused with %j',
    async (args, sentence) => {
      const { code, error } = await outcomeOf(...args);
      expect(code).toBe(1);
      expect(error).toContain(sentence);
      expect(error).not.toMatch(/^\s+at /m);
    },
    30_000,
  );

  it('says so when the port is taken', async () => {
    const first = await runEngine(dataDir, '--port', '0');
    const other = await newFolder();
    const { code, error } = await outcomeOf('--data', other, '--port', String(new URL(first.uri).port));
    expect([code, error]).toEqual([1, 'The port is in use by another program. Choose another one with --port.\n']);
    await first.stop('SIGTERM');
    await rm(other, { recursive: true });
  }, 30_000);

  it('says so when the folder is in use', async () => {
    const first = await runEngine(dataDir);
    const { code, error } = await outcomeOf('--data', dataDir);
    expect(code).toBe(1);
    expect(error).toBe(
      `The data folder ${dataDir} is in use by another running engine. Stop that one first, or choose another folder.\n`,
    );
    await first.stop('SIGTERM');
  }, 30_000);
});
