import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/root';
import { REGISTRY_KEY_FILE } from './build';
import { PATH } from './environment';

const NOT_COPIED = /(^|\/)(node_modules|dist|\.cache|\.data|\.git|storybook-static)$|^e2e\/results$/;

/** A second checkout of this workspace, with its own sources and builds, at a path of its own. */
export class Checkout {
  readonly folder: string;

  constructor(name: string) {
    this.folder = join(ROOT, '.cache/checkouts', name);
    this.remove();
    mkdirSync(this.folder, { recursive: true });
    const filter = (path: string) => !NOT_COPIED.test(relative(ROOT, path));
    for (const name of readdirSync(ROOT).filter((each) => !NOT_COPIED.test(each))) {
      cpSync(join(ROOT, name), join(this.folder, name), { recursive: true, filter });
    }
    for (const folder of ['.', 'api', 'design-system', 'shell', ...below('packages'), ...below('.', /^mf-/)]) {
      linkInstalled(join(ROOT, folder, 'node_modules'), join(this.folder, folder, 'node_modules'));
    }
  }

  /** Changes a source. */
  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Builds and releases a package from here. Gives what it says. */
  async release(releasesDir: string, name: string): Promise<string> {
    const script = join(this.folder, 'e2e/support/release-checkout.ts');
    const parameters = ['--import', 'tsx', script, releasesDir, REGISTRY_KEY_FILE, name];
    const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: this.folder, env: { PATH } });
    return stdout.trim();
  }

  /** Runs a script of this checkout. Gives what it says; fails with what it complains of. */
  async run(script: string, parameters: readonly string[], settings: Record<string, string> = {}): Promise<string> {
    const options = { cwd: this.folder, env: { PATH, ...settings }, maxBuffer: 50_000_000 };
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', script, ...parameters],
        options,
      );
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}${stderr}`);
    }
  }

  /** Gives a new package the libraries of another one. */
  install(name: string, from: string): void {
    linkInstalled(join(ROOT, from, 'node_modules'), join(this.folder, name, 'node_modules'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Copies the links of a package, if it has libraries at all. What is installed is too large to be there twice. */
function linkInstalled(from: string, to: string): void {
  if (!existsSync(from)) return;
  const store = '.pnpm';
  const filter = (path: string) => relative(from, path) !== store;
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
  if (existsSync(join(from, store))) symlinkSync(join(from, store), join(to, store));
}

function below(folder: string, pattern = /./): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => join(folder, name));
}
