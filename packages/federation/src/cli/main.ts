#!/usr/bin/env node
import { nodeProblem } from './node-problem';

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  // Other versions fail while they load it.
  const { runWattle } = await import('./commands');
  process.stdout.write(`${await runWattle(process.argv.slice(2), process.cwd())}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
