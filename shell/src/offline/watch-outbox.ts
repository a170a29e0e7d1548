import { OUTBOX } from '@wattle/contract/device-data';
import { deviceStorage } from '@wattle/platform/core';
import { watchPageVisibility } from '@wattle/platform/internal';

const RETRY_MS = 10_000;

/** Not every browser tells a worker when the network is back. */
interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Sends what waits on this device whenever that may work. What sends it is fetched only where something waits. */
export function watchOutbox(): void {
  let isSending = false;
  const send = async () => {
    if (isSending || !hasWaitingWork()) return;
    isSending = true;
    try {
      const { sendWaitingWork } = await import(/* webpackChunkName: "outbox" */ './send-waiting-work');
      await sendWaitingWork();
    } catch {
      // It is tried again.
    }
    isSending = false;
    if (hasWaitingWork()) void askForSync();
  };
  watchPageVisibility({ onReturn: () => void send() });
  navigator.serviceWorker?.addEventListener('message', () => void send());
  setInterval(send, RETRY_MS);
  void send();
}

function hasWaitingWork(): boolean {
  return deviceStorage.keys().some((key) => key.startsWith(OUTBOX));
}

async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.ready) as SyncRegistration | undefined;
  await registration?.sync?.register('outbox').catch(() => undefined);
}
