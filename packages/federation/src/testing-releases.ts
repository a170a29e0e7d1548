import type { Release, ShellRelease } from './registry';

/** A release of a remote, but for what does not matter. */
export function aRelease(overrides: Partial<Release> = {}): Release {
  const { name = 'tests', version = '1.0.0' } = overrides;
  return {
    name,
    owner: 'a team',
    requires: { platform: '1.0' },
    paths: [{ path: `/${name}`, access: 'public' }],
    menu: [],
    barHiddenAt: [],
    version,
    baseUrl: `/releases/${name}/${version}/`,
    container: `${name}_${version.replaceAll(/\W/g, '_')}`,
    entry: 'entry.js',
    manifest: 'mf-manifest.json',
    preload: [],
    files: { 'entry.js': 'sha384-abc' },
    ...overrides,
  };
}

/** A release of the shell, but for what does not matter. */
export function aShellRelease(overrides: Partial<ShellRelease> = {}): ShellRelease {
  const { version = '1.0.0' } = overrides;
  const baseUrl = `/releases/shell/${version}/`;
  return { name: 'shell', version, baseUrl, provides: { platform: '1.0' }, files: {}, ...overrides };
}
