import { READING_MIX } from '@wattle/contract/test-kinds';
import type { Bank, Candidate } from '../../bank';
import { sumOf } from './mix-balance';
import type { LastSeen } from './unseen-groups';

/** The part of the paper that a passage belongs to; none without a passage. */
export function passagePartOf({ passageKey, format }: Pick<Candidate, 'passageKey' | 'format'>): string | undefined {
  if (!passageKey) return undefined;
  return format === undefined || format === 'compare' ? 'comprehension' : format;
}

const WHOLE = sumOf(Object.values(READING_MIX.answers));

/**
 * How many of `count` questions each part should have: its share of the paper. A test that is too short for all parts
 * makes up for what the child's tests before it had too much of.
 *
 * @param parts - Those that there are passages of.
 */
export function wantedOfParts<C extends Candidate>(
  bank: Bank<C>,
  parts: ReadonlySet<string>,
  { count, lastSeen }: { count: number; lastSeen?: LastSeen | undefined },
): Map<string, number> {
  const answers = Object.entries(READING_MIX.answers).filter(([part]) => parts.has(part));
  const whole = sumOf(answers.map(([, share]) => share));
  const seen = count < WHOLE && lastSeen ? seenOfParts(bank, lastSeen) : new Map<string, number>();
  const total = count + sumOf(answers.map(([part]) => seen.get(part) ?? 0));
  return new Map(answers.map(([part, share]) => [part, Math.max(0, (total * share) / whole - (seen.get(part) ?? 0))]));
}

function seenOfParts<C extends Candidate>({ byId }: Bank<C>, lastSeen: LastSeen): Map<string, number> {
  const seen = new Map<string, number>();
  for (const id of lastSeen.keys()) {
    const question = byId.get(id);
    const part = question && passagePartOf(question);
    if (part) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  return seen;
}
