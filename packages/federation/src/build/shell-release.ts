import type { RspackPluginInstance } from '@rspack/core';
import { customProperties } from './page-needs';
import { versionPlugins } from './plugins';
import { providedVersions } from './shared';
import { type Shipped, shippedByShell, versionOf } from './shipped';
import { platformOf } from './workspace-packages';

/** What makes the build of the shell's page a release. */
interface ShellRelease {
  /** Each version has an address of its own, so that the lazy chunks of an open tab stay. */
  publicPath: string;
  plugins: RspackPluginInstance[];
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
    plugins: versionPlugins(
      (compilation) => ({ version, platform, shared, cssVariables: [...customProperties(compilation).set].sort() }),
      shipped,
    ),
    shipped,
  };
}
