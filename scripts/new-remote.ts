import { createRemote } from './lib/new-remote/create-remote';

/** `pnpm new-remote practice` makes the package mf-practice. */
try {
  const [name = '', ...others] = process.argv.slice(2);
  const written = createRemote(others.length > 0 ? '' : name);
  process.stdout.write(`${written.map((file) => `  ${file}`).join('\n')}

Next:
  pnpm install               links the package, and adds it to the lock file
  pnpm dev mf-${name}        shows its page at /${name}, and each change of it
  remote.json                says who may open it, and what the navigation bar has of it
  pnpm release mf-${name}    checks it and makes it live
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
