import { join } from 'node:path';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/registry-changes';
import { readTemplate } from '../src/document/template';
import { cachedFile } from './cached-file';
import { firstPaints, type PaintFirst } from './first-paint';
import { readReleased } from './released-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^assets\/(bricolage-grotesque|figtree)-latin(?!-ext).*\.woff2$/;

/** What the server uses of a release of the shell: both parts of the same one. */
interface ReleasedShell {
  template: string;
  firstPaint: PaintFirst;
  fonts: string;
}

/** Finds the active release of the shell in a registry. When it cannot be read, the one before goes on. */
export function releasedShell(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  extraHead: string,
): (registry: Registry) => Promise<ReleasedShell> {
  let current: (Omit<ReleasedShell, 'template'> & { id: string; read: () => Promise<string> }) | undefined;
  let reported: string | undefined;

  const follow = async (active: ShellRelease): Promise<void> => {
    const folder = releaseFolder(releasesDir, active);
    const read = cachedFile(
      join(folder, 'index.html'),
      () => readTemplate((file) => readReleased(folder, file, active.files), extraHead),
      reportFault,
    );
    try {
      await read();
      const firstPaint = firstPaints(active, releasesDir, reportFault);
      current = { id: idOf(active), read, firstPaint, fonts: fontPreloads(active) };
    } catch (error) {
      if (!current) throw error;
      if (reported !== idOf(active)) reportFault(error);
      reported = idOf(active);
    }
  };

  return async ({ shell }) => {
    if (!shell) throw new Error('RELEASES_DIR holds no release of the shell: pnpm release shell');
    if (idOf(shell.active) !== current?.id) await follow(shell.active);
    const { read, ...shared } = current as NonNullable<typeof current>;
    return { template: await read(), ...shared };
  };
}

/** In development, a version may come with other files. */
function idOf({ version, files }: ShellRelease): string {
  return `${version} ${files['index.html']}`;
}

/**
 * The header by which a browser asks for the fonts of the first paint before it parses the page: the paint waits for
 * them at most a tenth of a second, and moves when they come later.
 */
function fontPreloads({ files, baseUrl }: ShellRelease): string {
  return Object.keys(files)
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `<${baseUrl}${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');
}
