import type { ShellRelease } from '@wattle/federation/registry';
import { readReleased } from './released-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^assets\/(bricolage-grotesque|figtree)-.*\.woff2$/;

/** Where a page has what the server adds for each request. */
export const PLACEHOLDER = '<!--wattle-->';

/**
 * Reads the page of a release of the shell, with what all requests have in common.
 *
 * @param folder - The files of the release.
 * @param extraHead - Elements that development adds to the head.
 */
export async function readTemplate(folder: string, { files }: ShellRelease, extraHead: string): Promise<string> {
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
export function fontPreloads({ files, baseUrl }: ShellRelease): string {
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
