import { parseArgs } from 'node:util';
import { readEnvironment } from '@wattle/environment';
import { runDataCommand } from './commands';

/** Runs one command for what is stored, such as `data backup /var/backups/monday`. */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const [name = '', ...folders] = positionals;
  const environment = readEnvironment(process.env, process.cwd());
  await runDataCommand(environment, name, { ...values, folders }, (line) => process.stdout.write(`${line}\n`));
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
