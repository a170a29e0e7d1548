import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { draftRelease, releaseDrafts } from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';

/** Builds and releases one package of the checkout that this file is in: `<releases folder> <key file> <package>`. */
const [releasesDir = '', file = '', name = ''] = process.argv.slice(2);

const folder = join(import.meta.dirname, '../..', name);
execFileSync(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder, stdio: 'ignore' });
const keys = readRegistryKeys({ file, isMade: false });
const draft = await draftRelease(releasesDir, folder, { keys });
await releaseDrafts(releasesDir, [draft], { keys });
process.stdout.write(`${draft.release.version}\n`);
