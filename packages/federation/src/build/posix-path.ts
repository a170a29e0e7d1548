import { sep } from 'node:path';

/** The same path with slashes, on every system. */
export function toPosix(path: string): string {
  return path.replaceAll(sep, '/');
}
