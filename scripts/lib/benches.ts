import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root';

const FOLDERS = ['e2e/bench', 'packages/embedded-mongo/bench'];
const ENDING = '.bench.ts';

export interface Bench {
  name: string;
  file: string;
  needsBrowser: boolean;
}

/** Every bench of the workspace; `--short` runs it with so little that its figures say nothing. */
export function benches(): Bench[] {
  return FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => join(ROOT, folder, file)))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({
      name: basename(file, ENDING),
      file,
      needsBrowser: readFileSync(file, 'utf8').includes('chromium.launch'),
    }));
}
