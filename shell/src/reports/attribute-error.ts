import { MAX_FAULT_MESSAGE } from '@wattle/contract';

const RELEASE_PATH = /\/releases\/([a-z]+)\/(\w[\w.-]*)\//;

/** The version whose file an error comes from, by the first file of its stack; undefined for the shell's own. */
export function releaseOf(error: unknown, file = ''): { remote: string; version: string } | undefined {
  const [, remote, version] =
    RELEASE_PATH.exec(file) ?? RELEASE_PATH.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** What went wrong in a line; addresses lose what may say something of the user. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = text.split('\n', 1)[0] ?? '';
  return line.replaceAll(/\?[^\s)'"]*/g, '').slice(0, MAX_FAULT_MESSAGE);
}
