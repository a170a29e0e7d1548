import { drawPictures } from './pictures';
import { simulationTable } from './simulation/simulate-tests';

const COMMANDS: Record<string, { run: () => Promise<string>; does: string }> = {
  pictures: { run: drawPictures, does: 'draws api/seed/pictures from the figures of the items' },
  simulate: { run: simulationTable, does: 'prints how many tests a child can take before it meets a question again' },
};

const USAGE = [
  'Usage: pnpm bank <command>',
  ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name}  ${does}`),
].join('\n');

/** Runs one command on the bank of questions, such as `pictures`. */
async function run([name = '', ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) && rest.length === 0 ? COMMANDS[name] : undefined;
  if (!command) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  process.stdout.write(`${await command.run()}\n`);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
