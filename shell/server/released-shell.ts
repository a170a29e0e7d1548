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
  let current: { version: string; read: () => Promise<string>; firstPaint: PaintFirst } | undefined;
  let reported: string | undefined;

  const follow = async (active: ShellRelease): Promise<void> => {
    const { version } = active;
    const folder = releaseFolder(releasesDir, active);
    const read = cachedFile(join(folder, 'index.html'), () => readTemplate(folder, active, extraHead), reportFault);
    try {
      await read();
      const frame = join(folder, 'html/frame.mjs');
      current = { version, read, firstPaint: firstPaints({ frame, releases: releasesDir }, reportFault) };
    } catch (error) {
      if (!current) throw error;
      if (reported !== version) reportFault(error);
      reported = version;
    }
  };

  return async ({ shell }) => {
    if (!shell) throw new Error('RELEASES_DIR holds no release of the shell: pnpm release shell');
    if (shell.active.version !== current?.version) await follow(shell.active);
    const { read, firstPaint } = current as NonNullable<typeof current>;
    return { template: await read(), firstPaint };
  };
}
