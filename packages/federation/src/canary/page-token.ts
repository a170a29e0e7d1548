import type { KeyObject } from 'node:crypto';
import { isSigned, signatureOf } from '@wattle/environment';

/** Whoever leaves a page open for longer is counted by what she opens next. */
const MAX_AGE_MS = 86_400_000;

/** Clocks of shells and APIs may differ by so much. */
const CLOCK_SKEW_MS = 60_000;

/** A page that the shell has sent. */
export interface SentPage {
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The number of the network that it was sent to. */
  network: number;
  /** The number of its visitor, while there is a canary. */
  visitor?: number | undefined;
}

/** What a page names itself by in its reports: nobody else can make pages up. */
export function pageToken({ sentAt, network, visitor }: SentPage, keys: readonly KeyObject[]): string {
  const text = `${sentAt}.${network}.${visitor ?? ''}`;
  return `${text}.${signatureOf(`page ${text}`, keys)}`;
}

/** The page of a token; undefined where the shell has sent none such within the last day. */
export function readPageToken(token: string, keys: readonly KeyObject[], now: Date): SentPage | undefined {
  const [, text, time, network, visitor, signature] =
    /^((\d{1,15})\.(\d{1,5})\.(\d{0,5}))\.([\w-]{43})$/.exec(token) ?? [];
  if (signature === undefined || !isSigned(`page ${text}`, signature, keys)) return undefined;
  const sentAt = Number(time);
  const age = now.getTime() - sentAt;
  if (age < -CLOCK_SKEW_MS || age > MAX_AGE_MS) return undefined;
  return { sentAt, network: Number(network), ...(visitor && { visitor: Number(visitor) }) };
}
