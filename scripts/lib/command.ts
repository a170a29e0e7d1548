import { spawnSync } from 'node:child_process';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EnvironmentError } from '@wattle/environment';
import { ReleaseError } from '@wattle/federation/release';
import { SignatureError } from '@wattle/federation/signing';
import { ROOT } from './root';

export class UsageError extends Error {}

/** Their messages are all that the person who has called the command needs. */
const EXPECTED = [UsageError, EnvironmentError, ReleaseError, SignatureError];

export function log(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command: a text that it returns is written, and an error ends it with status 1. */
export function runCommand(command: (args: string[]) => Promise<unknown>): Promise<void> {
  return command(process.argv.slice(2)).then(
    (text) => {
      if (typeof text === 'string') log(text);
    },
    (error: Error) => {
      const isExpected = EXPECTED.some((kind) => error instanceof kind);
      process.stderr.write(`${isExpected ? error.message : error.stack}\n`);
      process.exitCode = 1;
    },
  );
}

/** Reads the arguments of a command by `parseArgs`. */
export function parseCommand<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Runs a program of the workspace in the place of this process, and takes over its status. */
export function runProgram(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
