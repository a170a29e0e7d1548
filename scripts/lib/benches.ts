import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './root';

const FOLDERS = ['e2e/bench', 'packages/embedded-mongo/bench'];
const ENDING = '.bench.ts';

/** Every bench of the workspace; `--short` runs it with so little that its figures say nothing. */
export function benches(): { name: string; file: string }[] {
  return FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => join(ROOT, folder, file)))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({ name: basename(file, ENDING), file }));
}
