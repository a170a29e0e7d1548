import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, nodeProblem } from './create';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'wattle-create-'));
  folder = join(parent, 'practice');
});
afterEach(() => rmSync(parent, { recursive: true }));

const make = (caller = {}, ...more: string[]) => create(['practice', ...more], parent, caller);
const inFolder = (file: string) => join(folder, file);
const git = (...args: string[]) => execFileSync('git', args, { cwd: parent, stdio: 'ignore' });

test('an empty folder, and one with nothing but .git, is filled', () => {
  mkdirSync(folder);
  make();
  expect(existsSync(inFolder('.git'))).toBe(true);
  rmSync(folder, { recursive: true });
  git('init', 'practice');
  make();
  expect(existsSync(inFolder('remote.json'))).toBe(true);
});

test('a folder with files of somebody is left as it is', () => {
  mkdirSync(folder);
  writeFileSync(inFolder('own.txt'), '');
  expect(() => make()).toThrow(/^There is practice already\./);
  expect(existsSync(inFolder('remote.json'))).toBe(false);
});

test('in a repository, no other one is made', () => {
  git('init');
  make();
  expect(existsSync(inFolder('.git'))).toBe(false);
});

test.each([
  ['https://user:secret@npm.example/wattle/', 'registry=https://npm.example/wattle/\n'],
  ['https://registry.npmjs.org/', undefined],
  [undefined, undefined],
])('packages come from where this one came from: %s', (registry, content) => {
  make({ npm_config_registry: registry });
  expect(existsSync(inFolder('.npmrc')) ? readFileSync(inFolder('.npmrc'), 'utf8') : undefined).toBe(content);
});

test.each([
  ['npm/10.8.2 node/v20.20.2 linux x64', 'npm install, npx wattle key, npm run dev'],
  ['pnpm/12.21.0 npm/? node/v20.20.2 linux x64', 'pnpm install, pnpm wattle key, pnpm dev'],
  [undefined, 'npm install, npx wattle key, npm run dev'],
])('what comes next is said for %s', (npm_config_user_agent, steps) => {
  expect(make({ npm_config_user_agent })).toContain(steps);
});

test('--help makes nothing', () => {
  expect(make({}, '--help')).toMatch(/^npm create wattle-remote /);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ['18.20.4', 'Node 20.19 or newer is needed; this is 18.20.4.'],
  ['20.19.0', undefined],
])('Node %s: %s', (version, problem) => expect(nodeProblem(version)).toBe(problem));
