import { type Delegations, type Order, teamNameOf } from '../delegations';
import { versionSchema } from '../registry';
import { remoteShape } from '../remote-manifest';
import { z } from '../zod';
import { verifyTogether } from './sign-text';
import { type MultiSignedText, requireCurrent, SignatureError } from './signed-text';

const LIFE_MS = 3_600_000;
/** So much the clock of a team may be ahead. */
const CLOCK_MS = 300_000;

export const orderSchema = z.object({
  purpose: z.literal('order'),
  action: z.enum(['release', 'canary', 'promote', 'rollback']),
  remote: remoteShape.shape.name,
  version: versionSchema.optional(),
  share: z.number().optional(),
  number: z.int().positive(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/**
 * What a team has ordered, with its name. Whether it has done so before is for the caller to know.
 *
 * @throws SignatureError when it is not the team of the remote that has signed it, or when it does not count any more.
 */
export function verifyOrder(
  signed: MultiSignedText,
  delegations: Delegations | undefined,
  now: Date,
): { order: Order; team: string } {
  const order = readOrder(signed);
  const name = teamNameOf(delegations, order.remote);
  const team = delegations?.teams[name ?? ''];
  if (!name || !team) throw new SignatureError(`No team may release ${order.remote}`);
  verifyTogether(signed, team);
  requireCurrent(team, now);
  requireCurrent(order, now);
  const issuedAt = Date.parse(order.issuedAt);
  if (issuedAt > now.getTime() + CLOCK_MS || Date.parse(order.expiresAt) > issuedAt + LIFE_MS)
    throw new SignatureError('An order counts for an hour at most');
  return { order, team: name };
}

function readOrder({ statement }: MultiSignedText): Order {
  try {
    return orderSchema.parse(JSON.parse(statement));
  } catch {
    throw new SignatureError('What was signed is no order');
  }
}
