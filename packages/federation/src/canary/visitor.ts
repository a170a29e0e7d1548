import type { KeyObject } from 'node:crypto';
import { isSigned, signatureOf } from '@wattle/environment';

/** The cookie with the number by which canaries choose their visitors. */
export const VISITOR_COOKIE = 'wattle-visitor';

/** What the keys are for by which the shell signs numbers of visitors and pages, and the API knows them again. */
export const VISITOR_KEYS = 'wattle visitors';

/** So few visitors of one network count where reports decide: nobody must be able to decide alone. */
export const VISITORS_PER_NETWORK = 2;

/** Networks are numbered from 0 to one less than this, so that no number tells which network it is. */
const NETWORK_NUMBERS = 10_000;

/** A visitor, as she is known while there is a canary. */
export interface Visitor {
  /** By it canaries choose her. */
  number: number;
  network: number;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=(\\d{1,5})\\.(\\d{1,5})\\.([\\w-]{43})(?:;|$)`);

export function visitorCookie({ number, network }: Visitor, keys: readonly KeyObject[]): string {
  return `${number}.${network}.${signatureOf(signedText(number, network), keys)}`;
}

/** The visitor in the header `Cookie`; undefined where there is none that the shell has signed. */
export function readVisitor(cookies: string | undefined, keys: readonly KeyObject[]): Visitor | undefined {
  const [, number, network, signature] = COOKIE.exec(cookies ?? '') ?? [];
  if (number === undefined || network === undefined || signature === undefined) return undefined;
  if (!isSigned(signedText(number, network), signature, keys)) return undefined;
  return { number: Number(number), network: Number(network) };
}

/** @param prefix - The part of an address that all of a network have in common. */
export function networkNumber(prefix: string, keys: readonly KeyObject[]): number {
  return Buffer.from(signatureOf(`network ${prefix}`, keys), 'base64url').readUInt32BE() % NETWORK_NUMBERS;
}

function signedText(number: number | string, network: number | string): string {
  return `visitor ${number} ${network}`;
}

/** Whoever leaves a page open for longer is counted by what she opens next. */
const MAX_AGE_MS = 86_400_000;

/** Clocks of shells and APIs may differ by so much. */
const CLOCK_SKEW_MS = 60_000;

export interface SentPage {
  sentAt: number;
  network: number;
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
