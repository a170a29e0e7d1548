import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { globalCss } from '@wattle/design-system/global-css';
import {
  commonBuild,
  EmitPlugin,
  htmlBuild,
  shippedByRemote,
  shippedByShell,
  workerBuild,
} from '@wattle/federation/build';
import { ROOT } from '../../../scripts/lib/root';
import { pageHtml } from '../../../shell/page-html';
import { WORKER_FILE } from '../../../shell/src/worker/addresses';

const SHELL = join(ROOT, 'shell');

/** One for all sources: nothing of another build can be in the page. */
const NAMESPACE = 'one';

/** What `--env` says. */
interface Settings {
  /** The folders of the remotes, with commas between them. */
  folders: string;
  output: string;
  publicPath: string;
  /** The module that gives the shell the routes of the remotes. */
  routes: string;
  /** The module that renders pages of all remotes to HTML. */
  pages: string;
}

/** The build of the shell, with the remotes inside it and without federation. */
export default function oneBundle({ folders, output, publicPath, routes, pages }: Settings): Configuration[] {
  const common = commonBuild(NAMESPACE);
  const all = [shippedByShell(SHELL), ...folders.split(',').map(shippedByRemote)];
  const shipped = {
    version: '',
    root: ROOT,
    sources: new Set(all.flatMap(({ sources }) => [...sources])),
    libraries: new Map(all.flatMap(({ libraries }) => [...libraries])),
  };
  const ofPage = { folder: SHELL, namespace: NAMESPACE, shipped };
  const page: Configuration = {
    ...common,
    name: 'page',
    context: SHELL,
    // The files that the routes of a remote consist of.
    stats: { all: false, chunkGroups: true },
    entry: { shell: ['./src/nonce.ts', routes, './src/main.tsx'] },
    resolve: {
      ...common.resolve,
      alias: { '@wattle/federation/runtime$': join(import.meta.dirname, 'runtime.ts') },
    },
    output: { ...common.output, path: join(output, 'page'), publicPath, trustedTypes: { policyName: 'shell#rspack' } },
    plugins: [
      ...(common.plugins ?? []),
      pageHtml(publicPath),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new rspack.DefinePlugin({ PROVIDED_PLATFORM: '""' }),
      new EmitPlugin(() => ({ 'global.css': globalCss })),
    ],
  };
  return [
    page,
    {
      ...htmlBuild({
        ...ofPage,
        entry: './src/frame-html.tsx',
        output: join(output, 'page/html'),
        filename: 'frame.mjs',
      }),
      dependencies: ['page'],
    },
    {
      ...workerBuild({
        ...ofPage,
        entry: './src/worker/service-worker.ts',
        output: join(output, 'page'),
        filename: WORKER_FILE,
      }),
      dependencies: ['page'],
    },
    { ...htmlBuild({ ...ofPage, entry: pages, output: join(output, 'html'), filename: 'pages.mjs' }), name: 'pages' },
  ];
}
