import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifestSchema } from '@wattle/federation/registry';
import { ROOT, remoteFolders } from './lib/root';

const FOLDERS = ['shell/src', 'shell/server', 'packages/platform/src', 'packages/federation/src'];

/** A program of teams, which prints addresses of pages for people. */
const CLIENT = 'packages/federation/src/client/';

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
).filter((file) => !file.startsWith(CLIENT));

const remotes = remoteFolders().map((folder) =>
  remoteManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))),
);

/** Finds a remote's package, or a string that is one of its paths or lies below it. The start of the site has no owner. */
function mention(name: string, paths: readonly string[]): RegExp {
  const own = paths.filter((path) => path !== '/').join('|');
  return new RegExp(`mf-${name}\\b|['"\`](${own})(?=['"\`/?#])`);
}

test.each(remotes)('neither shell nor platform names the remote $name or a path of it', ({ name, paths }) => {
  const pattern = mention(
    name,
    paths.map(({ path }) => path),
  );
  expect(sources.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
