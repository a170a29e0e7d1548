#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOfRepository, nameProblem } from './files';

const USAGE = 'npm create wattle-remote practice [-- --shell https://wattle.example]';

/** `npm create wattle-remote practice` makes the folder practice, with the repository of one remote. */
function create(): string {
  const options = { shell: { type: 'string', default: 'http://localhost:3000' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = ''] = positionals;
  const problem = nameProblem(name) ?? shellProblem(values.shell) ?? (existsSync(name) && `There is ${name} already.`);
  if (problem || positionals.length !== 1) throw new Error(`${problem || 'One name is needed.'}\n\n${USAGE}`);

  const { ranges }: { ranges: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const files = filesOfRepository(name, new URL(values.shell).origin, (library) => ranges[library] as string);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(name, file)), { recursive: true });
    writeFileSync(join(name, file), content);
  }
  return `${resolve(name)} is made. Next, there: npm install, npx wattle key, npm run dev; README.md says what follows.`;
}

function shellProblem(shell: string): string | undefined {
  if (URL.canParse(shell) && /^https?:/.test(shell)) return undefined;
  return `${shell} is no address such as https://wattle.example.`;
}

try {
  process.stdout.write(`${create()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
