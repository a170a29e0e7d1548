import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root';

const FOLDER = join(ROOT, 'docs/decisions');
const MAX_LINES = 30;
const MAX_CHARACTERS = 120;

test.each(readdirSync(FOLDER))('decision %s has at most 30 lines of at most 120 characters', (name) => {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(lines.filter((line) => line.length > MAX_CHARACTERS)).toEqual([]);
});
