import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { runToEnd } from '../../lib/child-process';
import { ROOT } from '../../lib/root';
import { commandOf, copyOf, type Stage, stagesOf, variablesOf } from './dockerfile';
import { MACHINE } from './machine';

const DOCKERFILE = join(ROOT, 'deploy/Dockerfile');

/** An image as the end of its build leaves it. */
export interface Image {
  /** In place of its file system. */
  root: string;
  workdir: string;
  environment: Record<string, string>;
  user: string;
  healthCheck: string[];
  command: string[];
}

/** Does what the Dockerfile says in folders: COPY copies, RUN runs, and a stage has nothing but what it was given. */
export class ImageBuild {
  readonly stages: Stage[] = stagesOf(readFileSync(DOCKERFILE, 'utf8'));
  private readonly built = new Map<string, Promise<Image>>();
  private context: string[] = [];

  constructor(private readonly folder: string) {}

  /** Builds a stage and those that it copies from, each of them once. */
  build(name: string): Promise<Image> {
    const image = this.built.get(name) ?? this.buildStage(name);
    this.built.set(name, image);
    return image;
  }

  /** Removes all stages but these: what is left must not need them. */
  keepOnly(names: readonly string[]): void {
    const removed = this.stages.filter(({ name }) => !names.includes(name));
    for (const { name } of removed) rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  private async buildStage(name: string): Promise<Image> {
    const stage = this.stages.find((each) => each.name === name);
    if (!stage) throw new Error(`There is no stage ${name}`);
    const image = await this.begin(stage);
    for (const instruction of stage.instructions) {
      const content = instruction.getArgumentsContent() ?? '';
      switch (instruction.getKeyword()) {
        case 'WORKDIR':
          image.workdir = content;
          mkdirSync(join(image.root, content), { recursive: true });
          break;
        case 'ENV':
          Object.assign(image.environment, variablesOf(instruction));
          break;
        case 'COPY':
          await this.copy(image, copyOf(instruction));
          break;
        case 'RUN':
          await runIn(image, instruction.getRawArgumentsContent() ?? '');
          break;
        case 'USER':
          image.user = content;
          break;
        case 'HEALTHCHECK':
          image.healthCheck = commandOf(instruction);
          break;
        case 'CMD':
          image.command = commandOf(instruction);
          break;
        case 'EXPOSE':
          break;
        default:
          throw new Error(`${instruction.getKeyword()} is not known here`);
      }
    }
    return image;
  }

  private async begin({ name, from }: Stage): Promise<Image> {
    const root = join(this.folder, name);
    mkdirSync(root, { recursive: true });
    if (!this.stages.some((each) => each.name === from)) {
      return { root, workdir: '/', environment: {}, user: 'root', healthCheck: [], command: [] };
    }
    const base = await this.build(from);
    await copyTree(base.root, root);
    return { ...base, root, environment: { ...base.environment } };
  }

  private async copy(image: Image, { stage, sources, target }: ReturnType<typeof copyOf>): Promise<void> {
    const to = join(image.root, posix.resolve(image.workdir, target));
    if (!stage) return this.copyFromContext(sources, to, target.endsWith('/'));
    const { root } = await this.build(stage);
    for (const source of sources) await copyTree(join(root, source), to);
  }

  /** The context is what git knows of and .dockerignore leaves. */
  private async copyFromContext(sources: string[], to: string, isFolder: boolean): Promise<void> {
    if (this.context.length === 0) this.context = await filesOfContext();
    for (const source of sources) {
      const isFile = statSync(join(ROOT, source)).isFile();
      const files = isFile ? [source] : this.context.filter((file) => isBelow(file, source));
      if (!files.some((file) => this.context.includes(file))) throw new Error(`${source} is not in the context`);
      for (const file of files) {
        const below = posix.relative(isFile ? posix.dirname(source) : source, file);
        const copy = isFile && !isFolder ? to : join(to, below);
        mkdirSync(dirname(copy), { recursive: true });
        cpSync(join(ROOT, file), copy);
      }
    }
  }
}

function isBelow(file: string, folder: string): boolean {
  return folder === '.' || file.startsWith(`${folder}/`);
}

async function filesOfContext(): Promise<string[]> {
  const { stdout } = await runToEnd('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
  });
  const ignored = dockerignore().add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  return ignored.filter(stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file))));
}

/** Links files instead of copying their bytes: nothing changes them. */
async function copyTree(from: string, to: string): Promise<void> {
  const isFolder = statSync(from).isDirectory();
  mkdirSync(isFolder ? to : dirname(to), { recursive: true });
  await runToEnd('cp', ['--archive', '--link', isFolder ? `${from}/.` : from, to]);
}

async function runIn({ root, workdir, environment }: Image, script: string): Promise<void> {
  const options = { cwd: join(root, workdir), env: { ...MACHINE, ...environment }, maxBuffer: 50_000_000 };
  await runToEnd('/bin/sh', ['-c', script], options).catch((error) => {
    throw new Error(`${script}\n${error.stdout}${error.stderr}`);
  });
}
