import type { KeyObject } from 'node:crypto';
import { signedTextSchema } from '../registry';
import { remoteShape } from '../remote-manifest';
import { signText, verifyText } from '../signing';
import { z } from '../zod';
import { type LocalRemote, localOriginSchema } from './local-release';

/** What is signed is for this: no other text that the key signs counts as an override. */
const PURPOSE = 'local-remote';

const overrideSchema = z.object({
  purpose: z.literal(PURPOSE),
  remote: remoteShape.shape.name,
  origin: localOriginSchema,
  /** Of staff; a team's key signs for whoever opens the link. */
  userId: z.string().optional(),
  expiresAt: z.iso.datetime(),
});

/** A local version that somebody has been given in a deployed shell, for some hours. */
export type Override = Omit<z.infer<typeof overrideSchema>, 'purpose'>;

/** The value of the cookie in which a browser keeps an override. */
export function signOverride(override: Override, key: KeyObject): string {
  const statement = { purpose: PURPOSE, ...override };
  const signed = signText(statement, key);
  return Buffer.from(JSON.stringify(signed)).toString('base64url');
}

/**
 * The override in a cookie; undefined when it was changed, is signed by another key, has expired, or is anything else.
 */
export function readOverride(value: string, publicKeys: readonly string[], now: Date): LocalRemote | undefined {
  try {
    const signed = signedTextSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    const { remote, origin, expiresAt } = overrideSchema.parse(verifyText(signed, publicKeys, now));
    return { remote, origin, expiresAt };
  } catch {
    return undefined;
  }
}
