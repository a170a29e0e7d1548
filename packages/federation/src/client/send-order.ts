import type { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../delegations';
import { hashOf, signTogether } from '../signing/sign-text';
import type { MultiSignedText } from '../signing/signed-text';
import { CallError, call, type Progress, type RemoteStatus } from './calls';

/** What became of an order. */
export interface Outcome {
  state: 'live' | 'refused';
  /** Sentences: the pages that were opened, or why it is refused. */
  found: string[];
  /** What the registry says of the remote afterwards. */
  remote: RemoteStatus;
}

/** What may be asked of the registry, before it has a number. */
export type Asked = Pick<Order, 'action' | 'remote' | 'version' | 'share'>;

export type OnProgress = (progress: Progress) => void;

const LIFE_MS = 3_600_000;
const POLL_MS = 500;
const OUTCOME_MINUTES = 30;
/** Others of the team may send orders at the same time. */
const NUMBERS = 5;

/** What the registry says of a remote. */
export function readRemote(shell: string, remote: string): Promise<RemoteStatus> {
  return call(shell, 'GET', `remotes/${remote}`);
}

/**
 * Promotes the canary of a remote, or rolls the remote back, and waits until it is done.
 *
 * @param keys - The team's private keys, as many as must sign.
 * @throws CallError when the registry does not accept it.
 */
export function sendOrder(
  shell: string,
  order: Asked & { action: 'promote' | 'rollback' },
  keys: readonly KeyObject[],
  onProgress?: OnProgress,
): Promise<Outcome> {
  return sendTo(shell, 'orders', order, keys, onProgress);
}

/** Sends an order to one of the registry's addresses, with the next number. */
export async function sendTo(
  shell: string,
  path: string,
  asked: Asked,
  keys: readonly KeyObject[],
  onProgress?: OnProgress,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const { order: last, canary } = await readRemote(shell, asked.remote);
    const version = asked.version ?? (asked.action === 'promote' ? canary?.version : undefined);
    const order = signed({ ...asked, version }, last + 1, keys);
    const at = `orders/${last + 1}?remote=${asked.remote}`;
    try {
      await call(shell, 'POST', path, { order });
    } catch (error) {
      if (!(error instanceof CallError && error.statusCode === 409)) throw error;
      // The response to the first call may have been lost.
      const known = await call<{ id: string }>(shell, 'GET', at).catch(() => undefined);
      if (!known || (known.id !== idOf(order) && tries === NUMBERS)) throw error;
      if (known.id !== idOf(order)) continue;
    }
    return outcomeOf(shell, asked.remote, at, onProgress);
  }
}

function signed(asked: Asked, number: number, keys: readonly KeyObject[]): MultiSignedText {
  const now = Date.now();
  const [issuedAt, expiresAt] = [now, now + LIFE_MS].map((time) => new Date(time).toISOString()) as [string, string];
  return signTogether({ purpose: 'order', ...asked, number, issuedAt, expiresAt } satisfies Order, keys);
}

async function outcomeOf(shell: string, remote: string, at: string, onProgress?: OnProgress): Promise<Outcome> {
  const endsAt = Date.now() + OUTCOME_MINUTES * 60_000;
  while (Date.now() < endsAt) {
    const progress = await call<Progress>(shell, 'GET', at);
    onProgress?.(progress);
    const { state, found } = progress;
    if (state === 'live' || state === 'refused') return { state, found, remote: await readRemote(shell, remote) };
    await sleep(POLL_MS);
  }
  throw new Error(
    `The registry has not finished after ${OUTCOME_MINUTES} minutes. See later what is live of ${remote}.`,
  );
}

/** The name of a signed text: the hash of what was signed. */
export function idOf({ statement }: MultiSignedText): string {
  return hashOf(statement);
}
