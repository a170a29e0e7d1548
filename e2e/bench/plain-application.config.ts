import { join } from 'node:path';
import { globalCss } from '@wattle/design-system/global-css';
import { commonBuild, EmitPlugin } from '@wattle/federation/build';
import { pageHtml } from '../../shell/page-html';

const ROOT = join(import.meta.dirname, '../..');
const BASE_URL = '/releases/shell/plain/';
const common = commonBuild('plain');

/** The build of the shell without federation: the landing page is simply part of it. */
export default {
  ...common,
  context: join(ROOT, 'shell'),
  entry: { shell: join(import.meta.dirname, 'plain-application-main.tsx') },
  output: {
    ...common.output,
    path: join(ROOT, '.cache/plain-application', BASE_URL),
    publicPath: BASE_URL,
    trustedTypes: { policyName: 'shell#rspack' },
  },
  plugins: [pageHtml(BASE_URL), new EmitPlugin(() => ({ 'global.css': globalCss }))],
};
