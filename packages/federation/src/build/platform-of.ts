import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The platform contract that a package builds on: major and minor version of its @wattle/platform. */
export function platformOf(folder: string): string {
  const file = join(folder, 'node_modules/@wattle/platform/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version.split('.').slice(0, 2).join('.');
}
