import { parseArgs } from 'node:util';
import { readEnvironment } from '@wattle/environment';
import { type Arguments, runDataCommand, USAGE } from './commands';

async function run(): Promise<void> {
  const { name, given } = readCommandLine();
  const environment = readEnvironment(process.env, process.cwd());
  await runDataCommand(environment, name, given, (line) => process.stdout.write(`${line}\n`));
}

function readCommandLine(): { name: string; given: Arguments } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' } },
    });
    const [name = '', ...folders] = positionals;
    return { name, given: { ...values, folders } };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
