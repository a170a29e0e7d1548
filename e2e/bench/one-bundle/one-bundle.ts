import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, type Release, registrySchema, remoteManifestSchema } from '@wattle/federation/registry';
import { compressFolder, hashFiles, registryPath } from '@wattle/federation/release';
import { signRegistry } from '@wattle/federation/signing';
import { readPageHeads } from '../../../packages/federation/src/build/page-heads';
import { runToEnd } from '../../../scripts/lib/child-process';
import { ROOT } from '../../../scripts/lib/root';
import { journeyKeys } from '../../support/build';

const SHELL = join(ROOT, 'shell');
const VERSION = 'one-bundle';
const BASE_URL = `/releases/shell/${VERSION}/`;

/** In a folder of this name the version of a build need not cover a module. */
const PAGES_ENTRY = join(SHELL, 'node_modules/.prerender-bundle/pages.ts');

/** Files of the page that a chunk group consists of, as its statistics tell. */
interface Statistics {
  children: { name: string; namedChunkGroups?: Record<string, { assets: { name: string }[] }> }[];
}

/** The same application as one bundle: the shell with the remotes in these folders, as a release of the shell. */
export async function releaseOneBundle(output: string, folders: readonly string[]): Promise<Registry> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const statistics = await build(output, folders);
  const page = join(output, 'page');
  const pages = await writePages(output, folders);
  await compressFolder(page);
  const files = await hashFiles(page);
  const shell = { name: 'shell', version: VERSION, baseUrl: BASE_URL, provides: { platform: '1.0' }, files };
  const facts = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };
  writeFileSync(join(page, 'release.json'), JSON.stringify({ release: shell, facts }));
  const groups = statistics.children.find(({ name }) => name === 'page')?.namedChunkGroups ?? {};
  const remotes = folders.map((folder) => {
    const { prerender = [], ...declared } = declaredBy(folder);
    const preload = (groups[declared.name]?.assets ?? []).map(({ name }) => name).filter((name) => /\.js$/.test(name));
    const active = {
      ...declared,
      version: VERSION,
      requires: shell.provides,
      baseUrl: BASE_URL,
      container: `${declared.name}_one`,
      entry: preload[0],
      manifest: preload[0],
      preload,
      files,
      pages: Object.fromEntries(prerender.map((path) => [path, pages[path]])),
    };
    return [declared.name, { active }];
  });
  return registrySchema.parse({ shell: { active: shell }, remotes: Object.fromEntries(remotes) });
}

/**
 * Makes a folder of releases of it.
 *
 * @param isPrerendered - Whether its pages are sent as HTML; otherwise the browser renders them.
 */
export function servedOneBundle(output: string, built: Registry, isPrerendered: boolean): string {
  const releases = join(output, isPrerendered ? 'prerendered' : 'rendered');
  cpSync(join(output, 'page'), join(releases, 'shell', VERSION), { recursive: true });
  const withoutPages = ({ pages: _, ...release }: Release) => release;
  // Where the server looks for the pages of a remote.
  for (const name of Object.keys(built.remotes)) {
    mkdirSync(join(releases, name), { recursive: true });
    symlinkSync(join('../shell', VERSION), join(releases, name, VERSION));
  }
  const remotes = Object.entries(built.remotes).map(([name, { active }]) => [
    name,
    { active: isPrerendered ? active : withoutPages(active) },
  ]);
  const registry = { ...built, remotes: Object.fromEntries(remotes) };
  writeFileSync(registryPath(releases), JSON.stringify(signRegistry(registry, journeyKeys(), new Date())));
  return releases;
}

async function build(output: string, folders: readonly string[]): Promise<Statistics> {
  const routesOf = (folder: string) => JSON.stringify(join(folder, 'src/routes.tsx'));
  const imports = folders.map(
    (folder) =>
      `${declaredBy(folder).name}: () => import(/* webpackChunkName: "${declaredBy(folder).name}" */ ${routesOf(folder)})`,
  );
  const routes = join(output, 'routes.ts');
  writeFileSync(
    routes,
    `import { provideRoutes } from '@wattle/federation/runtime';\nprovideRoutes({ ${imports.join(', ')} });\n`,
  );
  mkdirSync(join(PAGES_ENTRY, '..'), { recursive: true });
  writeFileSync(
    PAGES_ENTRY,
    [
      `import { prerender } from '@wattle/platform/prerender';`,
      ...folders.map((folder, index) => `import routes${index} from ${routesOf(folder)};`),
      `await prerender([${folders.map((_, index) => `...routes${index}`)}], process.argv.slice(2));`,
    ].join('\n'),
  );
  const settings = { folders: folders.join(','), output, publicPath: BASE_URL, routes, pages: PAGES_ENTRY };
  const statistics = join(output, 'statistics.json');
  await runToEnd(
    join(SHELL, 'node_modules/.bin/rspack'),
    [
      'build',
      '--config',
      join(import.meta.dirname, 'one-bundle.config.ts'),
      '--json',
      statistics,
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ],
    { cwd: SHELL, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(readFileSync(statistics, 'utf8'));
}

/** Renders the public pages of the remotes into files of the page. Gives their names by address. */
async function writePages(output: string, folders: readonly string[]): Promise<Record<string, string>> {
  const declared = folders.map((folder) => ({ folder, ...declaredBy(folder) }));
  const paths = declared.flatMap(({ prerender = [] }) => prerender);
  const html = join(output, 'html');
  await runToEnd(process.execPath, [join(html, 'pages.mjs'), ...paths], { cwd: html });
  const rendered: Record<string, object> = JSON.parse(readFileSync(join(html, 'pages.json'), 'utf8'));
  const page = join(output, 'page');
  const heads = declared.map(({ folder, prerender = [] }) =>
    readPageHeads(folder, declaredIn(folder).heads ?? {}, prerender, (file, content) =>
      writeFileSync(join(page, file), content),
    ),
  );
  const headOf = Object.assign({}, ...heads);
  return Object.fromEntries(
    Object.entries(rendered).map(([path, content], index) => {
      const file = `page.${index}.json`;
      writeFileSync(join(page, file), JSON.stringify({ ...content, head: headOf[path] }));
      return [path, file];
    }),
  );
}

const declaredIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
const declaredBy = (folder: string) => remoteManifestSchema.parse(declaredIn(folder));
