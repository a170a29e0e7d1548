import type { KeyObject } from 'node:crypto';
import { currentTeamOf, type Delegations } from '../delegations';
import { remoteShape } from '../remote-manifest';
import { type ReleaseTrust, verifyText } from '../signing';
import { signToken, textInToken } from '../signing/signed-token';
import { z } from '../zod';
import { type LocalRemote, localOriginSchema } from './local-release';

/** What is signed is for this: no other text that the key signs counts as an override. */
const PURPOSE = 'local-remote';

const overrideSchema = z.object({
  purpose: z.literal(PURPOSE),
  remote: remoteShape.shape.name,
  origin: localOriginSchema,
  /** Who has asked for it; absent where a team has signed it itself. */
  userId: z.string().optional(),
  expiresAt: z.iso.datetime(),
});

/** For so long a team may show a version of its own. */
const TEAM_LIFE_MS = 8 * 3_600_000;

/** A local version that somebody has been given in a deployed shell, for some hours. */
export type Override = Omit<z.infer<typeof overrideSchema>, 'purpose'>;

/** The value of the cookie in which a browser keeps an override. */
export function signOverride(override: Override, key: KeyObject): string {
  const statement = { purpose: PURPOSE, ...override };
  return signToken(statement, key);
}

/**
 * The override in a cookie; undefined when it was changed, is signed neither by the registry's key nor by one of the
 * remote's team, has expired, or is anything else.
 */
export function readOverride(
  value: string,
  { publicKeys, delegations }: Pick<ReleaseTrust, 'publicKeys' | 'delegations'>,
  now: Date,
): LocalRemote | undefined {
  try {
    const signed = textInToken(value);
    const { remote, origin, expiresAt, userId } = overrideSchema.parse(JSON.parse(signed.statement));
    verifyText(signed, userId === undefined ? teamKeys(delegations, remote, expiresAt, now) : publicKeys, now);
    return { remote, origin, expiresAt };
  } catch {
    return undefined;
  }
}

/** Any of its keys is enough: only the browser that asks gets the version. */
function teamKeys(
  delegations: Delegations | undefined,
  remote: string,
  expiresAt: string,
  now: Date,
): readonly string[] {
  const team = currentTeamOf(delegations, remote, now);
  const isShort = Date.parse(expiresAt) - now.getTime() <= TEAM_LIFE_MS;
  return team && isShort ? team.keys : [];
}
