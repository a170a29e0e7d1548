import { randomFrom } from '@wattle/contract/testing';
import type { BlindAnswer } from '../blind/blind-answers';
import { recordFlaws, recordsBySlug } from '../blind/record-flaws';
import type { Guard } from '../guards/guard';
import type { BankItem } from '../items/bank-items';
import { shuffled } from '../lists';
import { solvers } from '../solvers/solvers';
import { FAULTS, type FaultKind } from './faults';

/** A fault in a copy of an item, and what noticed it. */
export interface PlantedFault {
  kind: FaultKind;
  slug: string;
  isComputed: boolean;
  isRecorded: boolean;
}

/** What may notice a fault. */
interface Defence {
  guards: readonly Guard[];
  records: readonly BlindAnswer[];
}

const KINDS = Object.keys(FAULTS) as FaultKind[];

/** Plants so many faults of each kind as far as the items have places for them, and runs the guards on each copy. */
export function plantFaults(
  items: readonly BankItem[],
  { guards, records }: Defence,
  { count, seed }: { count: number; seed: number },
): PlantedFault[] {
  const random = randomFrom(seed);
  const bySlug = recordsBySlug(records);
  return KINDS.flatMap((kind) => {
    const planted: PlantedFault[] = [];
    // An item without a place for this kind of fault is passed over; a second round chooses other places.
    for (const item of [...shuffled(items, random), ...shuffled(items, random)]) {
      if (planted.length === count) break;
      const change = FAULTS[kind](item, random);
      if (!change) continue;
      const copy = { ...item, ...change };
      const computed = (each: BankItem) => guards.flatMap((guard) => guard(each, solvers[each.slug]));
      const recorded = (each: BankItem) => recordFlawsOrError(each, bySlug.get(each.slug));
      planted.push({
        kind,
        slug: item.slug,
        isComputed: isMore(computed(copy), computed(item)),
        isRecorded: isMore(recorded(copy), recorded(item)),
      });
    }
    return planted;
  });
}

/** A guard that complains about the sound item too has not noticed the fault. */
const isMore = (flaws: string[], before: string[]) => flaws.some((flaw) => !before.includes(flaw));

/** A picture that cannot be drawn any more is not what a reader was shown. */
function recordFlawsOrError(item: BankItem, records: readonly BlindAnswer[] = []): string[] {
  if (records.length === 0) return [];
  try {
    return recordFlaws(item, records);
  } catch (error) {
    return [String(error)];
  }
}
