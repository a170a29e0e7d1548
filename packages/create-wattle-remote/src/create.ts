import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOfRepository, nameProblem } from './files';

const USAGE = 'npm create wattle-remote practice [-- --shell https://wattle.example]';
const PUBLIC_REGISTRY = 'https://registry.npmjs.org';

/** What a package manager tells the commands that it runs. */
interface Caller {
  npm_config_registry?: string;
  npm_config_user_agent?: string;
}

/**
 * `npm create wattle-remote practice` makes the folder practice, with the repository of one remote.
 *
 * @returns What is said at its end.
 */
export function create(args: string[], parent: string, caller: Caller): string {
  const options = {
    shell: { type: 'string', default: 'http://localhost:3000' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return USAGE;
  const [name = ''] = positionals;
  const folder = join(parent, name);
  const problem = nameProblem(name) ?? shellProblem(values.shell) ?? (isTaken(folder) && `There is ${name} already.`);
  if (problem || positionals.length !== 1) throw new Error(`${problem || 'One name is needed.'}\n\n${USAGE}`);

  const ranges = readRanges();
  const files = {
    ...filesOfRepository(name, new URL(values.shell).origin, (library) => ranges[library] as string),
    ...registryFile(caller.npm_config_registry),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  initRepository(folder);
  const [install, key, dev] = caller.npm_config_user_agent?.startsWith('pnpm/')
    ? ['pnpm install', 'pnpm wattle key', 'pnpm dev']
    : ['npm install', 'npx wattle key', 'npm run dev'];
  return `${folder} is made. Next, there: ${install}, ${key}, ${dev}; README.md says what follows.`;
}

/** A folder that was cloned empty may be used. */
function isTaken(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file !== '.git');
}

function shellProblem(shell: string): string | undefined {
  if (URL.canParse(shell) && /^https?:/.test(shell)) return undefined;
  return `${shell} is no address such as https://wattle.example.`;
}

/** The versions that belong to this one; the package.json has them once it is packed. */
function readRanges(): Record<string, string> {
  const file = join(import.meta.dirname, '../package.json');
  const { ranges = {} }: { ranges?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return ranges;
}

/** The packages of Wattle come from where this one came from. */
function registryFile(registry: string | undefined): Record<string, string> {
  if (!registry || !URL.canParse(registry)) return {};
  const url = new URL(registry);
  if (url.origin === PUBLIC_REGISTRY) return {};
  // The file is committed.
  url.username = '';
  url.password = '';
  return { '.npmrc': `registry=${url.href}\n` };
}

function initRepository(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  try {
    git('rev-parse', '--is-inside-work-tree');
  } catch {
    try {
      git('init');
    } catch {
      // Without git, the files are there all the same.
    }
  }
}

/** Why a version of Node cannot run what is made, in a sentence. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld ? `Node 20.19 or newer is needed; this is ${version}.` : undefined;
}
