import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION_FILE } from '../build/shared';
import { describeBuild } from '../release/describe-build';
import { isShell, ReleaseError } from '../release/published';
import { measureScripts, refuseOversize } from '../release/release-files';
import type { SentDraft } from '../release/team-drafts';
import { signRelease } from '../signing/signed-release';
import { call } from './calls';
import { type OnProgress, type Outcome, sendTo } from './send-order';

const UPLOADS = 4;

export interface SentRelease {
  /** The package of the remote, with its build in `dist`. */
  folder: string;
  /** The team's private keys, as many as must sign. */
  keys: readonly KeyObject[];
  /** Percent of the visitors who get it, as a canary; all without it. */
  share?: number | undefined;
  onProgress?: OnProgress;
}

/**
 * Signs the build of a remote, sends what the registry does not have of it, and waits until it is tested there and live.
 * After a lost connection it goes on; called again for the same build it sends the rest.
 *
 * @throws ReleaseError when the build cannot be released, CallError when the registry does not accept it.
 */
export async function sendRelease(
  shell: string,
  { folder, keys, share, onProgress }: SentRelease,
): Promise<Outcome & { version: string }> {
  const { files, release, facts, start } = await describeBuild(folder, '/releases/');
  if (isShell(release)) throw new ReleaseError('A team releases remotes only.');
  await refuseOversize(folder, release.name, await measureScripts(files, Object.keys(release.files), start));
  const parts = { release, facts };
  const signed = signRelease(parts, keys, await builtAt(files));
  const draft = await call<OpenDraft>(shell, 'POST', 'drafts', { ...parts, signed } satisfies SentDraft);
  await sendFiles(shell, draft, files);
  const { name: remote, version } = release;
  const asked = { action: share === undefined ? 'release' : 'canary', remote, version, share } as const;
  return { version, ...(await sendTo(shell, `drafts/${draft.draft}/order`, asked, keys, onProgress)) };
}

/** The same build is the same draft whenever it is sent. */
async function builtAt(files: string): Promise<Date> {
  return (await stat(join(files, VERSION_FILE))).mtime;
}

/** What the registry calls a release that is being sent, and the files that it does not have of it. */
interface OpenDraft {
  draft: string;
  missing: string[];
}

async function sendFiles(shell: string, { draft, missing }: OpenDraft, folder: string): Promise<void> {
  const rest = [...missing];
  const sendRest = async () => {
    for (let file = rest.pop(); file; file = rest.pop()) {
      await call(shell, 'PUT', `drafts/${draft}/files/${file}`, await readFile(join(folder, file)));
    }
  };
  await Promise.all(Array.from({ length: UPLOADS }, sendRest));
}
