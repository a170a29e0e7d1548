import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '@wattle/environment';
import { ReleaseError, releaseChanged, renewSignature, SHELL } from '@wattle/federation/release';
import { readRegistryKeys, SignatureError } from '@wattle/federation/signing';

/**
 * Releases the builds in the folders of an image, where there are no sources: the shell and all remotes at once, as
 * `npm start` does. With `--publish-only` no page asks for them yet, so that they can be copied to another origin first.
 */
async function release(): Promise<void> {
  const { values } = parseArgs({ options: { 'publish-only': { type: 'boolean', default: false } } });
  const { releasesDir, releasesUrl, registryKeys } = readEnvironment(process.env, process.cwd());
  const keys = readRegistryKeys(registryKeys);
  await renewSignature(releasesDir, keys, { now: new Date() });
  const builds = readdirSync('.').filter((name) => name === SHELL || existsSync(join(name, 'remote.json')));
  const lines = await releaseChanged(releasesDir, builds, {
    keys,
    releasesUrl,
    isOnlyPublished: values['publish-only'],
  });
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'Nothing has changed.'}\n`);
}

release().catch((error: unknown) => {
  const isExpected = [EnvironmentError, ReleaseError, SignatureError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
