import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { THEMES } from '@wattle/platform/themes';

/**
 * The HTML of the page, from its template.
 *
 * @param publicPath - Where the files of the build are.
 */
export function pageHtml(publicPath: string) {
  return new rspack.HtmlRspackPlugin({
    template: fileURLToPath(new URL('./src/page.html', import.meta.url)),
    templateParameters: { themes: THEMES.map(({ value }) => value).join(' '), publicPath },
    favicon: fileURLToPath(import.meta.resolve('@wattle/design-system/favicon.svg')),
    scriptLoading: 'defer',
    inject: 'head',
    // The server replaces a comment of the template.
    minify: false,
  });
}
