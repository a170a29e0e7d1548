import type { Registry } from '@wattle/federation/registry';
import { areVersionsHeld, tabStorage, watchPageVisibility } from '@wattle/platform/internal';

const CHECK_MS = 15_000;

/** The change for which this tab was loaded again: once is enough, also where the network is too slow for the page. */
const RELOADED_FOR = 'wattle-reloaded-for';

/**
 * Loads a page of the device again once the network is back and something was released since: the API may expect newer
 * code. Never during a test, and not while somebody writes.
 */
export function replaceOfflinePage(registry: Registry): void {
  const own = sequenceOf(registry);
  const check = async () => {
    if (isBusy()) return;
    const released = await releasedSequence();
    if (released === undefined || isBusy()) return;
    stop();
    if (released === own || tabStorage.read(RELOADED_FOR) === String(released)) return;
    tabStorage.write(RELOADED_FOR, String(released));
    window.location.reload();
  };
  const stopWatching = watchPageVisibility({ onReturn: () => void check() });
  const timer = setInterval(check, CHECK_MS);
  const stop = () => {
    stopWatching();
    clearInterval(timer);
  };
  void check();
}

function isBusy(): boolean {
  return areVersionsHeld() || document.activeElement?.matches('input, textarea') === true;
}

async function releasedSequence(): Promise<number | undefined> {
  try {
    return sequenceOf((await (await fetch('/registry.json', { cache: 'no-cache' })).json()) as Registry);
  } catch {
    return undefined;
  }
}

/** The number of the change that made a registry. */
function sequenceOf({ signed }: Registry): number {
  return (JSON.parse(signed?.statement ?? '{}') as { sequence: number }).sequence;
}
