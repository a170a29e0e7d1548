import { join } from 'node:path';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/registry-changes';
import { cachedFile } from './cached-file';
import { firstPaints, type PaintFirst } from './first-paint';
import { readTemplate } from './template';

/** What the server uses of a release of the shell: both parts of the same one. */
interface ReleasedShell {
  template: string;
  firstPaint: PaintFirst;
}

/**
 * Finds the active release of the shell in a registry. When it cannot be read, the one before goes on.
 *
 * @param extraHead - Elements that development adds to the head.
 */
export function releasedShell(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  extraHead: string,
): (registry: Registry) => Promise<ReleasedShell> {
  let current: { id: string; read: () => Promise<string>; firstPaint: PaintFirst } | undefined;
  let reported: string | undefined;

  const follow = async (active: ShellRelease): Promise<void> => {
    const folder = releaseFolder(releasesDir, active);
    const read = cachedFile(join(folder, 'index.html'), () => readTemplate(folder, active, extraHead), reportFault);
    try {
      await read();
      current = { id: idOf(active), read, firstPaint: firstPaints(active, releasesDir, reportFault) };
    } catch (error) {
      if (!current) throw error;
      if (reported !== idOf(active)) reportFault(error);
      reported = idOf(active);
    }
  };

  return async ({ shell }) => {
    if (!shell) throw new Error('RELEASES_DIR holds no release of the shell: pnpm release shell');
    if (idOf(shell.active) !== current?.id) await follow(shell.active);
    const { read, firstPaint } = current as NonNullable<typeof current>;
    return { template: await read(), firstPaint };
  };
}

/** In development, a version may come with other files. */
function idOf({ version, files }: ShellRelease): string {
  return `${version} ${files['index.html']}`;
}
