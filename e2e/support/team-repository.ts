import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRunning, stopProcess } from '../../scripts/lib/child-process';
import { ROOT } from '../../scripts/lib/root';
import { PATH } from './environment';
import type { PackageRegistry } from './package-registry';

const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** How each package manager is called on a machine that has only npm. */
const CALLS = { npm: ['npm'], pnpm: ['npx', '--yes', packageManager] } as const;

export type PackageManager = keyof typeof CALLS;

/** The repository of a team, in a folder of its own with a home of its own: nothing comes from this workspace. */
export class TeamRepository {
  readonly folder: string;
  private dev: ChildProcess | undefined;

  private constructor(
    private readonly manager: PackageManager,
    private readonly registry: PackageRegistry,
    private readonly home: string,
    readonly name: string,
  ) {
    this.folder = join(home, name);
  }

  /** Makes it as README.md of `create-wattle-remote` says, and installs its packages. */
  static async create(
    manager: PackageManager,
    { registry, shell, name }: { registry: PackageRegistry; shell: string; name: string },
  ): Promise<TeamRepository> {
    const home = mkdtempSync(join(tmpdir(), 'wattle-team-'));
    const repository = new TeamRepository(manager, registry, home, name);
    const separator = manager === 'npm' ? ['--yes', 'wattle-remote', name, '--'] : ['wattle-remote', name];
    await repository.call(['create', ...separator, '--shell', shell], home);
    await repository.call(['install']);
    return repository;
  }

  /** Calls the package manager. Gives what it says; fails with what it complains of. */
  async call(parameters: readonly string[], folder = this.folder): Promise<string> {
    const [program, ...words] = [...CALLS[this.manager], ...parameters];
    return run(program, words, folder, this.environment);
  }

  /** Calls `wattle`. */
  async wattle(...parameters: string[]): Promise<string> {
    return run(join(this.folder, 'node_modules/.bin/wattle'), parameters, this.folder, this.environment);
  }

  /** Starts `npm run dev`, and gives the address that it says. */
  async startDev(port: number): Promise<string> {
    const script = ['run', 'dev', ...(this.manager === 'npm' ? ['--'] : []), '--port', String(port)];
    const [program, ...words] = [...CALLS[this.manager], ...script];
    const dev = spawn(program, words, { cwd: this.folder, env: this.environment, detached: true });
    this.dev = dev;
    let said = '';
    return new Promise((resolve, reject) => {
      const read = (text: Buffer) => {
        said += text;
        const [address] = /^http\S+\/registry\/local\?\S+/m.exec(said) ?? [];
        if (address) resolve(address);
      };
      dev.stdout?.on('data', read);
      dev.stderr?.on('data', read);
      dev.once('exit', () => reject(new Error(said)));
    });
  }

  /** Changes a source. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not say ${from}`);
    writeFileSync(path, before.replace(from, to));
  }

  /** Makes a test of the example that each installed package has in its README.md. Gives the packages. */
  takeExamples(): string[] {
    const packages = join(this.folder, 'node_modules/@wattle');
    const examples = join(this.folder, 'src/examples');
    mkdirSync(examples);
    return readdirSync(packages).map((name) => {
      const readme = readFileSync(join(packages, name, 'README.md'), 'utf8');
      const [, example] = /^```tsx\n(.*?)^```$/ms.exec(readme) ?? [];
      if (!example) throw new Error(`${name} has no example`);
      writeFileSync(join(examples, `${name}.test.tsx`), example);
      return name;
    });
  }

  async stopDev(): Promise<void> {
    const { dev } = this;
    if (!isRunning(dev) || !dev.pid) return;
    // npm starts the command by way of a shell.
    process.kill(-dev.pid, 'SIGTERM');
    await stopProcess(dev, 'SIGTERM');
  }

  async remove(): Promise<void> {
    await this.stopDev();
    rmSync(this.home, { recursive: true, force: true });
  }

  private get environment(): Record<string, string> {
    return {
      PATH: PATH ?? '',
      HOME: this.home,
      npm_config_registry: this.registry.url,
      pnpm_config_registry: this.registry.url,
      npm_config_update_notifier: 'false',
      npm_config_audit: 'false',
    };
  }
}

async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<string> {
  const options = { cwd, env, maxBuffer: 50_000_000 };
  try {
    const { stdout } = await promisify(execFile)(program, parameters, options);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
