import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { draftRelease, releaseDrafts } from '@wattle/federation/release';

/** Builds and releases one package of the checkout that this file is in: `<releases folder> <package>`. */
const [releasesDir = '', name = ''] = process.argv.slice(2);

const folder = join(import.meta.dirname, '../..', name);
execFileSync(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder, stdio: 'ignore' });
const draft = await draftRelease(releasesDir, folder);
await releaseDrafts(releasesDir, [draft]);
process.stdout.write(`${draft.release.version}\n`);
