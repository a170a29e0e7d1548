import type { ReleaseAction } from '@wattle/contract';
import type { Rollback } from '@wattle/federation/registry-changes';

/** A rollback as staff read of it. */
export function toReleaseAction({ name, isCanary, ...rollback }: Rollback): ReleaseAction {
  const canaryKind = rollback.figures ? 'canary-taken-back' : 'canary-ended';
  return { ...rollback, remote: name, kind: isCanary ? canaryKind : 'release-rolled-back' };
}
