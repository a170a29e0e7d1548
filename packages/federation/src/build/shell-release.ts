import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RspackPluginInstance } from '@rspack/core';
import { VersionPlugin } from './plugins';
import { acceptedRanges } from './shared';
import { type Shipped, shippedByShell, versionOf } from './shipped';
import { platformOf, readPackage } from './workspace-packages';

/** What makes the build of the shell's page a release. */
interface ShellRelease {
  /** Each version has an address of its own, so that the lazy chunks of an open tab stay. */
  publicPath: string;
  plugin: RspackPluginInstance;
  shipped: Shipped;
}

/**
 * Names the version of the shell's sources.
 *
 * @param folder - The package of the shell.
 */
export function shellRelease(folder: string): ShellRelease {
  const shipped = shippedByShell(folder);
  const version = versionOf(shipped);
  const shared = providedVersions(folder);
  const platform = platformOf(folder);
  return {
    publicPath: `/releases/shell/${version}/`,
    plugin: new VersionPlugin({ version, platform, shared }, shipped),
    shipped,
  };
}

/** The versions of the shared libraries that the shell bundles. */
function providedVersions(folder: string): Record<string, string> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const names = Object.keys(acceptedRanges);
  return Object.fromEntries(names.map((name) => [name, packageAbove(dirname(resolve(name))).version]));
}

function packageAbove(folder: string): { version: string } {
  try {
    return readPackage(folder);
  } catch {
    return packageAbove(dirname(folder));
  }
}
