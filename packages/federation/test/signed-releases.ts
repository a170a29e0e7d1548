import { join } from 'node:path';
import * as unsigned from '../src/release';
import { type CanaryEnd, endCanary as endSigned } from '../src/release/canary';
import { recordService as recordSigned } from '../src/release/record';
import { rollbackFrom as rollbackSigned } from '../src/release/rollback';
import { type RegistryKeys, readRegistryKeys } from '../src/signing';

/** The keys of a releases folder; they lie in it, so that each test has its own. */
export function keysOf(releasesDir: string): RegistryKeys {
  return readRegistryKeys({ file: join(releasesDir, '.test-key.pem'), isMade: true });
}

type Without<Options> = Omit<Options, 'keys'>;
type Drafted = Without<Parameters<typeof unsigned.draftRelease>[2]>;

export const draftRelease = (releasesDir: string, packageFolder: string, options: Drafted = {}) =>
  unsigned.draftRelease(releasesDir, packageFolder, { keys: keysOf(releasesDir), ...options });

export const publish = (releasesDir: string, packageFolder: string, options: Drafted = {}) =>
  unsigned.publish(releasesDir, packageFolder, { keys: keysOf(releasesDir), ...options });

export const activateAll = (
  releasesDir: string,
  versions: readonly unsigned.VersionName[],
  options: Without<unsigned.ActivateOptions> = {},
) => unsigned.activateAll(releasesDir, versions, { keys: keysOf(releasesDir), ...options });

export const activate = (
  releasesDir: string,
  name: string,
  version: string,
  options: Without<unsigned.ActivateOptions> = {},
) => unsigned.activate(releasesDir, name, version, { keys: keysOf(releasesDir), ...options });

export const startCanary = (
  releasesDir: string,
  version: unsigned.VersionName,
  share: number,
  options: Without<unsigned.ActivateOptions> = {},
) => unsigned.startCanary(releasesDir, version, share, { keys: keysOf(releasesDir), ...options });

export const endCanary = (releasesDir: string, name: string, version: string, end: Without<CanaryEnd>) =>
  endSigned(releasesDir, name, version, { keys: keysOf(releasesDir), ...end });

type RollbackOptions = Without<Parameters<typeof unsigned.rollback>[2]>;

export const rollback = (releasesDir: string, name: string, options: RollbackOptions = {}) =>
  unsigned.rollback(releasesDir, name, { keys: keysOf(releasesDir), ...options });

export const rollbackFrom = (releasesDir: string, name: string, from: string, options: RollbackOptions) =>
  rollbackSigned(releasesDir, name, from, { keys: keysOf(releasesDir), ...options });

export const releasePublished = (
  releasesDir: string,
  versions: readonly unsigned.VersionName[],
  options: Without<unsigned.ReleaseOptions> = {},
) => unsigned.releasePublished(releasesDir, versions, { keys: keysOf(releasesDir), ...options });

export const releaseDrafts = (
  releasesDir: string,
  drafts: readonly unsigned.Draft[],
  options: Without<unsigned.ReleaseOptions> = {},
) => unsigned.releaseDrafts(releasesDir, drafts, { keys: keysOf(releasesDir), ...options });

type ChangedOptions = Without<Parameters<typeof unsigned.releaseChanged>[2]>;

export const releaseChanged = (
  releasesDir: string,
  folders: readonly string[],
  build: ((folder: string) => Promise<void>) | undefined,
  options: Omit<ChangedOptions, 'build'> = {},
) => unsigned.releaseChanged(releasesDir, folders, { keys: keysOf(releasesDir), ...(build && { build }), ...options });

export const recordService = (releasesDir: string, served: Parameters<typeof recordSigned>[2]) =>
  recordSigned(releasesDir, keysOf(releasesDir), served);
