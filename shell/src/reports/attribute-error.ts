import { MAX_FAULT_MESSAGE, RELEASE_FILE_PATH, UNKNOWN_VERSION } from '@wattle/contract';

/** A version of the shell, or of a remote. */
interface Source {
  remote: string;
  version: string;
}

/** The version whose file an error comes from, by the first file of its stack; undefined for the shell's own. */
export function releaseOf(error: unknown, file = ''): Source | undefined {
  const [, remote, version] =
    RELEASE_FILE_PATH.exec(file) ?? RELEASE_FILE_PATH.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** What runs where no remote does: the release of the shell that this page was sent with. */
export function shellOfPage(): Source {
  const script = document.querySelector('script[src^="/releases/shell/"]')?.getAttribute('src');
  return releaseOf(undefined, script ?? '') ?? { remote: 'shell', version: UNKNOWN_VERSION };
}

/** What went wrong in a line; addresses lose what may say something of the user. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = text.split('\n', 1)[0] ?? '';
  return line.replaceAll(/\?[^\s)'"]*/g, '').slice(0, MAX_FAULT_MESSAGE);
}
