import { join } from 'node:path';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/registry-changes';
import { cachedFile } from './cached-file';
import { firstPaints, type PaintFirst } from './first-paint';
import { readReleased } from './released-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^assets\/(bricolage-grotesque|figtree)-latin(?!-ext).*\.woff2$/;

export const PLACEHOLDER = '<!--wattle-->';

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
    const read = cachedFile(join(folder, 'index.html'), () => readTemplate(folder, active, extraHead), reportFault);
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

/** Reads the page of a release of the shell, with what all requests have in common. */
async function readTemplate(folder: string, { files }: ShellRelease, extraHead: string): Promise<string> {
  const [html = '', globalCss = ''] = await Promise.all(
    ['index.html', 'global.css'].map((file) => readReleased(folder, file, files)),
  );
  const head = [`<style>${globalCss}</style>`, PLACEHOLDER, extraHead].join('');
  return (await withStyles(html, folder, files)).replace(PLACEHOLDER, () => head);
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

/** Puts the small style sheet of the page into the page itself: the first paint would wait for it. */
async function withStyles(html: string, folder: string, files: ShellRelease['files']): Promise<string> {
  const [link, file] = /<link\b[^>]*href="[^"]*?([^"/]+\.css)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) return html;
  const css = await readReleased(folder, file, files);
  return html.replace(link, () => `<style>${css}</style>`);
}
