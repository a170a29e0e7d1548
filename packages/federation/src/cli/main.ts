#!/usr/bin/env node
import { runWattle } from './commands';

try {
  process.stdout.write(`${await runWattle(process.argv.slice(2), process.cwd())}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
