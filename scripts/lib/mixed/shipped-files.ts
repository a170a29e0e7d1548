import { basename, join } from 'node:path';
import { shippedByRemote, shippedByShell } from '@wattle/federation/build';
import { ROOT, remoteFolders } from '../root';

/** The sources that the shell and each remote ship, as paths from the root. */
export function shippedFiles(): ReadonlySet<string>[] {
  const all = [shippedByShell(join(ROOT, 'shell')), ...remoteFolders().map(shippedByRemote)];
  // A build reads only a part of a package.json.
  return all.map(({ sources }) => new Set([...sources].filter((file) => basename(file) !== 'package.json')));
}
