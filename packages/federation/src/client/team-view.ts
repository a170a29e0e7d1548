import type { KeyObject } from 'node:crypto';
import { currentTeamOf, type Delegations, type Team } from '../delegations';
import { remoteShape } from '../remote-manifest';
import { verifyText } from '../signing';
import { signToken, textInToken } from '../signing/signed-token';
import { z } from '../zod';

/** What is signed is for this: no other text that the key signs counts as a token. */
const PURPOSE = 'team-view';

const DAY_MS = 86_400_000;
const LINK_DAYS = 14;
const MAX_DAYS = 30;

const teamViewSchema = z.object({
  purpose: z.literal(PURPOSE),
  remote: remoteShape.shape.name,
  expiresAt: z.iso.datetime(),
});

/** What a token opens: one remote, to look at, until it expires. */
export interface TeamView {
  remote: string;
  expiresAt: string;
  team: Team;
}

/**
 * A link to the page on which a team sees its remote, for fourteen days. The token stands in the fragment, which browsers
 * send to no server.
 *
 * @param shell - Address of the shell.
 * @param key - A private key of the team.
 */
export function teamViewLink(shell: string, remote: string, key: KeyObject, now: Date): string {
  const statement = { purpose: PURPOSE, remote, expiresAt: daysAfter(now, LINK_DAYS).toISOString() };
  return new URL(`/team-releases/${remote}#${signToken(statement, key)}`, shell).href;
}

/**
 * What a token opens; undefined unless a key that the remote's team has now has signed it, for thirty days at most, and
 * the delegation is current.
 */
export function readTeamView(token: string, delegations: Delegations | undefined, now: Date): TeamView | undefined {
  try {
    const { signed, remote, expiresAt } = parseToken(token);
    const team = currentTeamOf(delegations, remote, now);
    if (!team) return undefined;
    verifyText(signed, team.keys, now);
    const isShort = Date.parse(expiresAt) <= daysAfter(now, MAX_DAYS).getTime();
    return isShort ? { remote, expiresAt, team } : undefined;
  } catch {
    return undefined;
  }
}

/** Why a token opens nothing: only part of it was copied, its time is over, or it does not count. */
export function teamViewProblem(token: string, now: Date): 'cut-off' | 'expired' | 'refused' {
  try {
    const { expiresAt } = parseToken(token);
    return now.getTime() < Date.parse(expiresAt) ? 'refused' : 'expired';
  } catch {
    return 'cut-off';
  }
}

function parseToken(token: string) {
  const signed = textInToken(token);
  return { signed, ...teamViewSchema.parse(JSON.parse(signed.statement)) };
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
