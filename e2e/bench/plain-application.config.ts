import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { globalCss } from '@wattle/design-system/global-css';
import { commonBuild, EmitPlugin } from '@wattle/federation/build';
import { THEMES } from '@wattle/platform/themes';

const ROOT = join(import.meta.dirname, '../..');
const BASE_URL = '/releases/shell/plain/';
const common = commonBuild('plain');

/** The build of the shell without federation: the landing page is simply part of it. */
export default {
  ...common,
  context: join(ROOT, 'shell'),
  entry: { shell: join(import.meta.dirname, 'plain-application-main.tsx') },
  output: { ...common.output, path: join(ROOT, '.cache/plain-application', BASE_URL), publicPath: BASE_URL },
  plugins: [
    new rspack.HtmlRspackPlugin({
      template: join(ROOT, 'shell/src/page.html'),
      templateParameters: { themes: THEMES.map(({ value }) => value).join(' ') },
      favicon: fileURLToPath(import.meta.resolve('@wattle/design-system/favicon.svg')),
      scriptLoading: 'defer',
      inject: 'head',
      minify: false,
    }),
    new EmitPlugin('global.css', () => globalCss),
  ],
};
