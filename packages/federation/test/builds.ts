import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const CODE = `console.log(${JSON.stringify('wattle '.repeat(300))});`;

/** A remote, but for what does not matter. */
export interface RemoteBuild {
  name?: string;
  version?: string;
  paths?: { path: string; access: string; purpose?: string }[];
  menu?: { audience: string; label: string; order: number }[];
  platform?: string;
  shared?: Record<string, string>;
  cssVariables?: string[];
  /** Kilobytes that its first page may have. */
  startKb?: number;
  code?: string;
}

/** The page of the shell, but for what does not matter. */
export interface ShellBuild {
  version?: string;
  platform?: string;
  shared?: Record<string, string>;
  cssVariables?: string[];
}

/** Packages as their builds leave them, in a folder of their own for each test of a file. */
export function freshBuilds(): Builds {
  const builds = new Builds();
  beforeEach(() => builds.begin());
  afterEach(() => builds.remove());
  return builds;
}

/** Packages as their builds leave them, in a folder of their own. */
export class Builds {
  folder = '';

  get releases(): string {
    return join(this.folder, 'releases');
  }

  begin(): this {
    this.folder = mkdtempSync(join(tmpdir(), 'wattle-federation-'));
    return this;
  }

  remote({
    name = 'tests',
    version = '1.0.0-aaaaaaaa',
    paths = [{ path: `/${name}`, access: 'student' }],
    menu = [],
    platform = '1.0',
    startKb = 10,
    code = CODE,
    shared = {},
    cssVariables,
  }: RemoteBuild = {}): string {
    return this.write(`mf-${name}`, {
      'package.json': { name: `@wattle/mf-${name}`, version: '1.0.0', sizeBudget: { startKb, totalKb: 10 } },
      'remote.json': { name, owner: 'a team', paths, menu },
      'smoke.json': [{ path: `/${name}`, heading: 'Hello' }],
      'dist/version.json': {
        version,
        platform,
        container: `${name}_${version.replaceAll(/\W/g, '_')}`,
        shared,
        cssVariables,
      },
      'dist/mf-manifest.json': {
        metaData: { remoteEntry: { name: 'entry.js' } },
        exposes: [{ path: './routes', assets: { js: { sync: ['routes.js'] } } }],
      },
      'dist/entry.js': code,
      'dist/routes.js': 'routes',
      'dist/.built-from': 'a note of the build',
    });
  }

  shell({ version = '1.0.0-aaaaaaaa', platform = '1.0', shared = {}, cssVariables }: ShellBuild = {}): string {
    const src = `/releases/shell/${version}/shell.js`;
    return this.write('shell', {
      'package.json': { name: '@wattle/shell', version: '1.0.0', sizeBudget: { startKb: 10, totalKb: 10 } },
      'smoke.json': [{ path: '/no/such/page', heading: 'There is no page at this address' }],
      'dist/page/version.json': { version, platform, shared, cssVariables },
      'dist/page/index.html': `<script defer src="${src}"></script>`,
      'dist/page/shell.js': CODE,
      'dist/page/types/platform.d.ts': '',
      'dist/page/types/core.d.ts': '',
      'dist/page/types/surface.d.ts': '',
    });
  }

  /** Replaces a file of a package. */
  change(file: string, content: unknown): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(name: string, files: Record<string, unknown>): string {
    rmSync(join(this.folder, name), { recursive: true, force: true });
    for (const [file, content] of Object.entries(files)) this.change(`${name}/${file}`, content);
    this.change('pnpm-workspace.yaml', '');
    this.change('pnpm-lock.yaml', 'importers: {}');
    return join(this.folder, name);
  }
}
