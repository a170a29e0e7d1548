import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, type Progress, readRemote, sendOrder, sendRelease } from '../client';
import { teamViewLink } from '../client/team-view';
import { CANARY_PERCENT } from '../registry';
import { publicKeyOf, readSigningKey } from '../signing/sign-text';
import { buildRemote, type Repository, readRepository } from './repository';
import { serveRemote } from './serve-remote';

const USAGE = `wattle key                     makes team-key.pem, and prints what the operator needs to know
wattle dev [--port 3101]       shows this version in the shell, to you alone, and each change of it
wattle build                   builds it into dist
wattle release [--canary 10]   builds it, has it checked and makes it live, or live for 10 % of the visitors
wattle promote                 gives the canary to all visitors
wattle rollback [version]      takes the canary back, or goes back to the version before
wattle status                  what is live, and a link to its errors and figures

--shell <url>    another shell than the package.json names
--key <file>     another key than team-key.pem; once more for each further person who must sign`;

type Options = ReturnType<typeof readArguments>['values'];

/** What a command does, and the text with which it ends. */
type Command = (repository: Repository, options: Options, version: string | undefined) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  key: async ({ folder, manifest: { name, owner, paths } }, { key: files }) => {
    const keys = files.map((file) => publicKeyOf(readSigningKey(resolve(folder, file), true)));
    const given = [...paths.map(({ path }) => `--path ${path}`), ...keys.map((key) => `--key=${key}`)];
    return `${files.join(' and ')} must stay secret. The operator of the shell runs:\n
pnpm releases --team ${owner} --remote ${name} ${given.join(' ')}`;
  },
  dev: async (repository, options) => {
    const [key] = readKeys(repository, options);
    const address = await serveRemote(repository, key, portOf(options));
    return `Open this in the browser that is to show it:\n\n${address}\n`;
  },
  build: async (repository) => {
    await buildRemote(repository);
    return 'The build is in dist.';
  },
  release: async (repository, options) => {
    const keys = readKeys(repository, options);
    const share = shareOf(options);
    await buildRemote(repository);
    const { version, ...outcome } = await sendRelease(repository.shell, {
      folder: repository.folder,
      keys,
      share,
      onProgress: tellProgress(),
    });
    return outcomeText(outcome, `${version} is live${share === undefined ? '' : ` for ${share} % of the visitors`}.`);
  },
  promote: async (repository, options) => orderText(repository, options, { action: 'promote' }),
  rollback: async (repository, options, version) => orderText(repository, options, { action: 'rollback', version }),
  status: async ({ folder, shell, manifest: { name } }, { key: [file = ''] }) => {
    const text = statusText(await readRemote(shell, name));
    const path = resolve(folder, file);
    if (!existsSync(path)) return text;
    const link = teamViewLink(shell, name, readSigningKey(path, false), new Date());
    return `${text}\nits errors, vitals and changes: ${link}`;
  },
};

async function orderText(
  repository: Repository,
  options: Options,
  asked: { action: 'promote' | 'rollback'; version?: string | undefined },
): Promise<string> {
  const order = { ...asked, remote: repository.manifest.name };
  const outcome = await sendOrder(repository.shell, order, readKeys(repository, options), tellProgress());
  return outcomeText(outcome, statusText(outcome.remote));
}

/** @throws Error when it was refused, with what was found. */
function outcomeText({ state, found }: Outcome, text: string): string {
  if (state === 'refused') throw new Error(['It was refused.', ...found].join('\n'));
  return text;
}

function statusText({ remote, team, active, fallback, canary, withdrawn }: Outcome['remote']): string {
  return [
    `${remote} of ${team ?? 'no team'}: ${active ?? 'never released'}`,
    canary && `canary ${canary.version} for ${canary.share} % since ${canary.since}`,
    fallback && `falls back to ${fallback}`,
    withdrawn.length > 0 && `withdrawn: ${withdrawn.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const STEPS = {
  publish: 'Publishing',
  compare: 'Comparing with what is live',
  test: 'Opening its pages in a browser',
  activate: 'Making it live',
};

function tellProgress(): (progress: Progress) => void {
  let last: Progress['step'] = null;
  return ({ step }) => {
    if (step && step !== last) process.stdout.write(`${STEPS[step]} ...\n`);
    last = step;
  };
}

function readKeys({ folder }: Repository, { key: names }: Options) {
  const files = names.map((name) => resolve(folder, name));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no key at ${missing}: wattle key makes one.`);
  const [first, ...others] = files.map((file) => readSigningKey(file, false));
  if (!first) throw new Error('A key is needed.');
  return [first, ...others] as const;
}

function shareOf({ canary }: Options): number | undefined {
  if (canary === undefined) return undefined;
  const share = Number(canary);
  const { min, max } = CANARY_PERCENT;
  if (!Number.isInteger(share) || share < min || share > max)
    throw new Error(`--canary takes a percentage from ${min} to ${max}.`);
  return share;
}

function portOf({ port }: Options): number {
  if (!/^\d{4,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port takes a number from 1000 to 65535.');
  return Number(port);
}

function readArguments(args: string[]) {
  return parseArgs({
    args,
    options: {
      shell: { type: 'string' },
      key: { type: 'string', multiple: true, default: ['team-key.pem'] },
      port: { type: 'string', default: '3101' },
      canary: { type: 'string' },
    },
    allowPositionals: true,
  });
}

/**
 * Runs `wattle` in the folder of a remote.
 *
 * @returns What it says at its end.
 */
export async function runWattle(args: string[], folder: string): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [name = '', version, ...more] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || more.length > 0 || (version && name !== 'rollback')) throw new Error(USAGE);
  return command(readRepository(folder, values.shell), values, version);
}
