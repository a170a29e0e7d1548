import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { EnvironmentError, readEnvironment } from '@wattle/environment';
import { z } from 'zod';
import { ensureIndexes, joinDatabase, prepareDataDir } from '../../infrastructure';
import { COMMANDS, USAGE } from './commands';
import { StaffModule } from './staff.module';
import { personAt, printableLines } from './terminal';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } });
  const [area, action, ...named] = positionals;
  const command = COMMANDS[`${area} ${action}`];
  if (!command) throw new Error(USAGE);
  const { takes, mayTake = [] } = command;
  if (named.length < takes.length || named.length > takes.length + mayTake.length) throw new Error(USAGE);

  const environment = readEnvironment(process.env, process.cwd());
  prepareDataDir(environment);
  const database = await joinDatabase(environment);
  const app = await NestFactory.createApplicationContext(StaffModule.register(environment, database), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    await ensureIndexes(app);
    const result = await command.run(app, named, personAt({ isSure: values.yes ?? false }));
    process.stdout.write(`${printableLines(result)}\n`);
  } finally {
    await app.close();
    await database.close();
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${printableLines(sentenceOf(error))}\n`);
    process.exit(1);
  },
);

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  if (error instanceof EnvironmentError || error instanceof Error) return error.message;
  return String(error);
}
