import type { Registry } from '@wattle/federation/registry';
import { platformRefusal } from '@wattle/federation/release';

/** What the shell of a registry refuses of its remotes, by the sentences that stand in the console then. */
export function refusalsIn({ shell, remotes }: Registry): string[] {
  if (!shell) return [];
  const { platform } = shell.active.provides;
  return Object.values(remotes).flatMap(({ active }) => platformRefusal(active, platform) ?? []);
}
