#!/usr/bin/env node
import { create, nodeProblem } from './create';

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  process.stdout.write(`${create(process.argv.slice(2), process.cwd(), process.env)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
