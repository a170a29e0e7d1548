import type { KeyObject } from 'node:crypto';
import { applyDelegations, type DelegationChange, draftDelegations } from './release/change-delegations';
import type { Author } from './release/registry-file';
import { signTogether } from './signing';

/**
 * Gives remotes and paths to a team, or ends that.
 *
 * @param author - With the root keys that sign; without them the key of the registry does.
 */
export async function changeDelegations(
  releasesDir: string,
  { signers, ...author }: Author & { signers?: readonly KeyObject[] },
  change: DelegationChange,
) {
  const draft = await draftDelegations(releasesDir, author.keys, change, author.now);
  return applyDelegations(releasesDir, author, signTogether(draft, signers ?? [author.keys.own]));
}
