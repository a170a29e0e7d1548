import { parseCommand, runCommand } from './lib/command';
import { createRemote } from './lib/new-remote/create-remote';

/** `pnpm new-remote practice` makes the package mf-practice. */
await runCommand(async (args) => {
  const { positionals } = parseCommand('pnpm new-remote practice', { args, allowPositionals: true });
  const name = positionals.length === 1 ? (positionals[0] as string) : '';
  const written = createRemote(name);
  return `${written.map((file) => `  ${file}`).join('\n')}

Next:
  pnpm install               links the package, and adds it to the lock file
  pnpm dev mf-${name}        shows its page at /${name}, and each change of it
  remote.json                says who may open it, and what the navigation bar has of it
  pnpm release mf-${name}    checks it and makes it live`;
});
