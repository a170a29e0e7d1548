import type { KeyObject } from 'node:crypto';
import { isSigned, signatureOf } from '@wattle/environment';

/** What the token of a mailed link says of itself; until its signature is checked it proves nothing. */
export interface ExpiringToken {
  /** Of a family, a child or an assessment. */
  id: string;
  expiresAt: Date;
  signature: string;
}

/** A token that names an id and its end. The signature also covers `bound`, which the token does not show. */
export function expiringToken(id: string, expiresAt: Date, bound: string, keys: readonly KeyObject[]): string {
  const seconds = Math.floor(expiresAt.getTime() / 1_000);
  return `${id}.${seconds}.${signatureOf(`${id} ${seconds} ${bound}`, keys)}`;
}

export function readExpiringToken(token: string): ExpiringToken | undefined {
  const [, id, seconds, signature] = /^([0-9a-f]{24})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return { id, expiresAt: new Date(Number(seconds) * 1_000), signature };
}

export function isSignedToken(token: ExpiringToken, bound: string, keys: readonly KeyObject[]): boolean {
  const { id, expiresAt, signature } = token;
  return isSigned(`${id} ${expiresAt.getTime() / 1_000} ${bound}`, signature, keys);
}
