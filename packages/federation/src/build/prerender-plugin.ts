import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { htmlBuild } from './one-file-builds';
import { type DeclaredHeads, readPageHeads } from './page-heads';
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

/** Renders public pages of a remote to HTML, and adds them to its build. A page that cannot be rendered fails the build. */
export class PrerenderPlugin implements RspackPluginInstance {
  constructor(private readonly options: PrerenderOptions) {}

  apply(compiler: Compiler): void {
    const { name } = PrerenderPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        // Development does without: the browser renders what has just been changed.
        if (compiler.watchMode || this.options.paths.length === 0) return;
        const { folder, heads, paths } = this.options;
        const headOf = readPageHeads(folder, heads, paths, (file, content) => {
          if (!compilation.getAsset(file)) compilation.emitAsset(file, new rspack.sources.RawSource(content));
        });
        const pages: Record<string, string> = {};
        for (const [path, page] of Object.entries(await renderPages(this.options))) {
          const content = JSON.stringify({ ...page, head: headOf[path] });
          pages[path] = `page.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
          compilation.emitAsset(pages[path], new rspack.sources.RawSource(content));
        }
        compilation.emitAsset(PAGES_FILE, new rspack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
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
