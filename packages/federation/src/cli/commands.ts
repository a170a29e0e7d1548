import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, type Progress, readRemote, sendOrder, sendRelease } from '../client';
import { teamViewLink } from '../client/team-view';
import { CANARY_PERCENT } from '../registry';
import { nameConflict, operatorLine, withoutTeam } from './operator-line';
import { buildRemote, type Repository, readRepository } from './repository';
import { serveRemote } from './serve-remote';
import { readKey, readKeys } from './team-keys';

const USAGE = `wattle key                     makes team-key.pem, and prints what the operator needs to know
wattle dev [--port 3101]       shows this version in the shell, to you alone, and each change of it
wattle build                   builds it into dist
wattle release [--canary 10]   builds it, has it checked and makes it live, or live for 10 % of the visitors
wattle promote                 gives the canary to all visitors
wattle rollback [version]      takes the canary back, or goes back to the version before
wattle status                  what is live, and a link to its errors and figures

--shell <url>    another shell than the package.json names
--key <file>     another key than team-key.pem; once more for each further person who must sign`;

/** How the registry lists the versions to which a remote can go back. */
const VERSIONS_TO_NAME = /Name one of those that were live/;

type Options = ReturnType<typeof readArguments>['values'];

/** What a command does, and the text with which it ends. */
type Command = (repository: Repository, options: Options, version: string | undefined) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  key: async (repository, { key: files }) => {
    const line = operatorLine(repository, files);
    const text = `${files.join(' and ')} must stay secret. The operator of the shell runs:\n\n${line}`;
    return [await nameConflict(repository), text].filter(Boolean).join('\n\n');
  },
  dev: async (repository, options) => {
    const [key] = readKeys(repository.folder, options.key);
    const address = await serveRemote(repository, key, portOf(options));
    const before = await withoutTeam(repository, options.key);
    return `${before ? `${before}\nUntil then this is refused. ` : ''}Open this in the browser that is to show it:\n\n${address}\n`;
  },
  build: async (repository) => {
    await buildRemote(repository);
    return 'The build is in dist.';
  },
  release: async (repository, options) => {
    const keys = readKeys(repository.folder, options.key);
    const share = shareOf(options);
    const problem = await withoutTeam(repository, options.key);
    if (problem) throw new Error(problem);
    await buildRemote(repository);
    const { version, ...outcome } = await sendRelease(repository.shell, {
      folder: repository.folder,
      keys,
      share,
      onProgress: tellProgress(),
    });
    if (outcome.state === 'refused') throw new Error(['It was refused.', ...outcome.found].join('\n'));
    return `${version} is live${share === undefined ? '' : ` for ${share} % of the visitors`}.`;
  },
  promote: async (repository, options) => orderText(repository, options, { action: 'promote' }),
  rollback: async (repository, options, version) => orderText(repository, options, { action: 'rollback', version }),
  status: async (repository, { key: files }) => {
    const { folder, shell, manifest } = repository;
    const path = resolve(folder, files[0] ?? '');
    const hasKey = existsSync(path);
    const problem = hasKey && (await withoutTeam(repository, files));
    if (problem) return problem;
    const status = await readRemote(shell, manifest.name);
    if (!hasKey || !status.team) return statusText(status);
    const link = teamViewLink(shell, manifest.name, readKey(path, false), new Date());
    return `${statusText(status)}\nits errors, vitals and changes: ${link}`;
  },
};

async function orderText(
  repository: Repository,
  options: Options,
  asked: { action: 'promote' | 'rollback'; version?: string | undefined },
): Promise<string> {
  const order = { ...asked, remote: repository.manifest.name };
  const keys = readKeys(repository.folder, options.key);
  const outcome = await sendOrder(repository.shell, order, keys, tellProgress()).catch((error: Error) => {
    if (asked.action === 'rollback' && VERSIONS_TO_NAME.test(error.message))
      error.message += '\nTo name it: npm run rollback -- <version>';
    throw error;
  });
  if (outcome.state === 'refused') throw new Error(outcome.found.join('\n'));
  return statusText(outcome.remote);
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
      help: { type: 'boolean', default: false },
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
  if (values.help) return USAGE;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command && name) throw new Error(`There is no command ${name}.\n\n${USAGE}`);
  if (!command || more.length > 0 || (version && name !== 'rollback')) throw new Error(USAGE);
  return command(readRepository(folder, values.shell), values, version);
}
