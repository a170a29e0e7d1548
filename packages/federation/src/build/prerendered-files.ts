import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { htmlBuild } from './one-file-builds';
import { type DeclaredHeads, readPageHeads } from './page-heads';
import type { Files } from './plugins';
import { PAGES_FILE } from './shared';
import type { Shipped } from './shipped';

const FILENAME = 'html.mjs';

interface PrerenderOptions {
  folder: string;
  namespace: string;
  paths: readonly string[];
  heads: DeclaredHeads;
  shipped: Shipped;
}

/** Renders public pages of a remote to HTML, as files of its build. A page that cannot be rendered fails the build. */
export async function prerenderedFiles(options: PrerenderOptions): Promise<Files> {
  const { folder, heads, paths } = options;
  if (paths.length === 0) return {};
  const files: Files = {};
  const headOf = readPageHeads(folder, heads, paths, (file, content) => {
    files[file] = content;
  });
  const pages: Record<string, string> = {};
  for (const [path, page] of Object.entries(await renderPages(options))) {
    const content = JSON.stringify({ ...page, head: headOf[path] });
    const file = `page.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
    pages[path] = file;
    files[file] = content;
  }
  return { ...files, [PAGES_FILE]: JSON.stringify(pages) };
}

/** Builds the pages for Node and renders them in a process of their own, whose globals are nobody else's. */
async function renderPages({ folder, namespace, paths, shipped }: PrerenderOptions): Promise<Record<string, object>> {
  // Inside the package, so that its imports are found.
  const output = await mkdtemp(join(folder, 'node_modules/.prerender-'));
  try {
    const entry = join(output, 'entry.ts');
    await writeFile(
      entry,
      `import { prerender } from '@wattle/platform/prerender';
       import routes from ${JSON.stringify(join(folder, 'src/routes.tsx'))};
       await prerender(routes, process.argv.slice(2));`,
    );
    await build(htmlBuild({ folder, namespace, entry, output, filename: FILENAME, shipped }));
    await promisify(execFile)(process.execPath, [join(output, FILENAME), ...paths], { cwd: output });
    return JSON.parse(await readFile(join(output, PAGES_FILE), 'utf8'));
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new Error(`The public pages of this remote cannot be rendered to HTML: ${reason}`);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function build(configuration: ReturnType<typeof htmlBuild>): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
