import { benches } from './lib/benches';
import { parseCommand, runCommand, runProgram, UsageError } from './lib/command';

const USAGE = `pnpm bench                       every bench
pnpm bench <name> ... [--short]  some of them; --short with so little that its figures say nothing
pnpm bench start-storm --profile writes profiles
pnpm bench federation [--remotes 1,5,20] [--json]`;

await runCommand(async (args) => {
  const options = {
    short: { type: 'boolean' },
    profile: { type: 'boolean' },
    uri: { type: 'string' },
    remotes: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { positionals } = parseCommand(USAGE, { args, options, allowPositionals: true });
  const asked = benches().filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (asked.length === 0) throw new UsageError(USAGE);
  const passedOn = args.filter((each) => !positionals.includes(each));
  for (const { file } of asked) {
    runProgram('tsx', [file, ...passedOn]);
    if (process.exitCode) return;
  }
});
