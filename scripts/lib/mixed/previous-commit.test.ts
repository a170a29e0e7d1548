import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { earlierNumbers } from './number-changes';
import { previousCommit } from './previous-commit';

const REPORT = 'packages/platform/etc/platform.released.api.md';
const [SHELL, REMOTE] = ['shell/main.ts', 'mf-auth/routes.ts'];
const SHIPPED = [new Set([SHELL]), new Set([REMOTE])];

const folders: string[] = [];
const git = (cwd: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Priya', '-c', 'user.email=priya@example.com', ...parameters], {
    cwd,
    encoding: 'utf8',
  }).trim();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-history-'));
  folders.push(folder);
  return folder;
}

function write(root: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

/** A repository with these states, one commit each. Gives their names. */
function repository(...states: Record<string, string>[]): { root: string; commits: string[] } {
  const root = newFolder();
  git(root, 'init', '--quiet');
  const commits = states.map((files, index) => {
    write(root, files);
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', `State ${index}`, '--date', `2026-01-01T00:00:0${index}Z`);
    return git(root, 'rev-parse', 'HEAD');
  });
  return { root, commits };
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('the last release of the shell is what was live before, when every package has changed since', () => {
  const { root, commits } = repository(
    { [REPORT]: '1', [SHELL]: '1', [REMOTE]: '1' },
    { [REPORT]: '2', [SHELL]: '2', [REMOTE]: '2' },
    { [SHELL]: '3', [REMOTE]: '3' },
  );
  expect(previousCommit(root, SHIPPED)).toEqual({ commit: commits[1] });
});

test('changes that are not committed count', () => {
  const { root, commits } = repository({ [REPORT]: '1', [SHELL]: '1', [REMOTE]: '1' });
  expect(previousCommit(root, SHIPPED)).toEqual({ reason: 'no earlier commit differs in every package' });
  write(root, { [SHELL]: '2', [REMOTE]: '2' });
  expect(previousCommit(root, SHIPPED)).toEqual({ commit: commits[0] });
});

test('a package that has not changed since the last release is taken from an earlier commit, and all others with it', () => {
  const { root, commits } = repository(
    { [REPORT]: '1', [SHELL]: '1', [REMOTE]: '1' },
    { [SHELL]: '2' },
    { [REPORT]: '2', [REMOTE]: '2' },
    { [SHELL]: '3' },
  );
  expect(previousCommit(root, SHIPPED)).toEqual({ commit: commits[1] });
});

test('a commit from before the first release of the shell is none', () => {
  const { root } = repository({ [SHELL]: '1', [REMOTE]: '1' }, { [REPORT]: '1', [SHELL]: '2', [REMOTE]: '2' });
  expect(previousCommit(root, SHIPPED)).toEqual({ reason: 'no earlier commit differs in every package' });
});

test('of each earlier number of the platform the last commit counts, also while a new one is not committed', () => {
  const platform = 'packages/platform/package.json';
  const withNumber = (version: string) => ({ [platform]: JSON.stringify({ version }, null, 2) });
  const { root, commits } = repository(
    { [SHELL]: '1' },
    { ...withNumber('2.0.0'), [SHELL]: '2' },
    { [SHELL]: '3' },
    withNumber('2.1.0'),
    { ...withNumber('2.1.1'), [SHELL]: '4' },
    withNumber('2.2.0'),
  );
  expect(earlierNumbers(2, root)).toEqual([commits[4], commits[2]]);
  expect(earlierNumbers(5, root)).toEqual([commits[4], commits[2]]);
  write(root, withNumber('3.0.0'));
  expect(earlierNumbers(2, root)).toEqual([commits[5], commits[4]]);
});

test('without a release, with a cut history, or without any, there is a reason', () => {
  const { root } = repository({ [SHELL]: '1' }, { [SHELL]: '2' });
  expect(previousCommit(root, SHIPPED)).toEqual({ reason: 'no release of the shell is recorded in the history' });
  const clone = join(newFolder(), 'clone');
  git(root, 'clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone);
  expect(previousCommit(clone, SHIPPED)).toEqual({ reason: 'the history of this clone is cut' });
  expect(previousCommit(newFolder(), SHIPPED)).toEqual({ reason: 'there is no history of git' });
});
