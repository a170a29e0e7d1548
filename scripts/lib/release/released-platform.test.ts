import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellRelease } from '@wattle/federation/registry';
import { requirePlatformVersion } from './released-platform';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'wattle-platform-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

/** A published shell that provides these functions. */
function shellWith(version: string, platform: string, names: string[]): ShellRelease {
  const folder = join(releases, 'shell', version, 'types');
  mkdirSync(folder, { recursive: true });
  const declarations = names.map((name) => `declare function ${name}(): void;`).join('\n');
  writeFileSync(join(folder, 'surface.d.ts'), `${declarations}\nexport { ${names.join(', ')} };\n`);
  writeFileSync(join(folder, 'core.d.ts'), `export { ${names[0]} } from './platform';\n`);
  return { name: 'shell', version, baseUrl: `/releases/shell/${version}/`, provides: { platform }, files: {} };
}

const compare = (live: ShellRelease, candidate: ShellRelease) =>
  requirePlatformVersion(releases, [candidate], { shell: { active: live } });

test('a shell whose platform has a new name since the live one, and the same number, is refused', async () => {
  const live = shellWith('1', '1.1', ['load', 'notify']);
  await expect(compare(live, shellWith('2', '1.1', ['load', 'notify', 'upload']))).rejects.toThrow(
    'upload: added since 1.1. @wattle/platform 1.1 must become 1.2.',
  );
  await compare(live, shellWith('3', '1.2', ['load', 'notify', 'upload']));
});

test('a shell whose platform lost a name since the live one needs a new major', async () => {
  const live = shellWith('1', '1.1', ['load', 'notify']);
  await expect(compare(live, shellWith('2', '1.2', ['load']))).rejects.toThrow('must become 2.0.');
  await expect(compare(live, shellWith('3', '1.2', ['notify', 'load']))).rejects.toThrow(
    'load of @wattle/platform/core: removed or changed since 1.1.',
  );
  await compare(live, shellWith('4', '2.0', ['load']));
});

test('the same platform needs no new number, and a live shell that published none is no hindrance', async () => {
  const live = shellWith('1', '1.1', ['load', 'notify']);
  await compare(live, shellWith('2', '1.1', ['load', 'notify']));
  rmSync(join(releases, 'shell/1'), { recursive: true });
  await compare(live, shellWith('3', '1.1', ['load']));
});
