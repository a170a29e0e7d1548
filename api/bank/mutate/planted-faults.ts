import { type BlindAnswer, readBlindAnswers } from '../blind/blind-answers';
import { recordFlaws } from '../blind/record-flaws';
import { computedFlaws } from '../guards/computed-guards';
import { type BankItem, readBankItems } from '../items/bank-items';
import { randomFrom, shuffled } from '../random';
import { solvers } from '../solvers/solvers';
import { FAULTS } from './faults';

/** A fault in a copy of an item, and what noticed it. */
export interface PlantedFault {
  kind: string;
  slug: string;
  isComputed: boolean;
  isRecorded: boolean;
}

/** Plants equally many faults of each kind, and runs the guards on each copy. */
export async function plantFaults(count: number, seed: number): Promise<PlantedFault[]> {
  const random = randomFrom(seed);
  const items = (await readBankItems()).filter(({ subject }) => subject !== 'Writing');
  const records = new Map((await readBlindAnswers()).map((record) => [record.slug, record]));
  const kinds = Object.keys(FAULTS);
  return kinds.flatMap((kind) => {
    const planted: PlantedFault[] = [];
    // An item without a place for this kind of fault is passed over; a second round chooses other places.
    for (const item of [...shuffled(items, random), ...shuffled(items, random)]) {
      if (planted.length === Math.ceil(count / kinds.length)) break;
      const change = FAULTS[kind]?.(item, random);
      if (change) planted.push({ kind, slug: item.slug, ...noticed(item, { ...item, ...change }, records) });
    }
    return planted;
  });
}

/** A guard that complains about the sound item too has not noticed the fault. */
function noticed(item: BankItem, copy: BankItem, records: ReadonlyMap<string, BlindAnswer>) {
  const [solver, record] = [solvers[item.slug], records.get(item.slug)];
  return {
    isComputed: isMore(computedFlaws(copy, solver), computedFlaws(item, solver)),
    isRecorded: isMore(recordFlaws(copy, record), recordFlaws(item, record)),
  };
}

const isMore = (flaws: string[], before: string[]) => flaws.some((flaw) => !before.includes(flaw));
