import type { RegisteredRemote, Registry, Release, ShellRelease } from '@wattle/federation/registry';
import { platformRefusal } from '@wattle/federation/release';

interface TwoVersions<R> {
  active: R;
  previous: R | undefined;
}

export interface MixedVersions {
  shell: TwoVersions<ShellRelease>;
  remotes: readonly TwoVersions<Release>[];
}

/**
 * The registry of a row: these packages are at their versions before, all others at the active ones. A remote has no
 * version to fall back to, as a fault must show, unless the platform that the shell provides refuses its version: then
 * its other one, if the shell takes that.
 */
export function rowRegistry({ shell, remotes }: MixedVersions, older: readonly string[]): Registry {
  const chosen = choose(shell, older).active;
  const accepts = (release: Release | undefined) =>
    release && platformRefusal(release, chosen.provides.platform) === undefined;
  const registered = remotes.map((each): [string, RegisteredRemote] => {
    const { active, previous: other } = choose(each, older);
    return [active.name, !accepts(active) && accepts(other) ? { active, lastGood: other } : { active }];
  });
  return { shell: { active: chosen }, remotes: Object.fromEntries(registered) };
}

function choose<R extends { name: string }>({ active, previous }: TwoVersions<R>, older: readonly string[]) {
  const isOlder = previous !== undefined && older.includes(active.name);
  return isOlder ? { active: previous, previous: active } : { active, previous };
}
