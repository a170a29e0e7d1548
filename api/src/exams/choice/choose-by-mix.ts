import { LATER_YEARS } from '@wattle/contract/skills';
import { areNearDuplicates, type Bank, type Candidate, type Cell, type Group } from '../../bank';
import { cellsInTiers } from './cells-in-tiers';
import type { Choice } from './choice';
import { MixBalance } from './mix-balance';
import { shuffled } from './shuffled';
import { UnseenGroups } from './unseen-groups';

/** Chooses single questions. Among equally new and preferred ones, it takes what the mix lacks most. */
export function chooseByMix<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  const { count } = choice;
  const chosen: C[] = [];
  const lastResort: C[] = [];
  const seenFingerprints = new Set<string>();
  for (const candidate of candidatesOf(bank, choice, (taken) => chosen.at(-1) === taken)) {
    if (seenFingerprints.has(candidate.fingerprint)) continue;
    seenFingerprints.add(candidate.fingerprint);
    const isOneTooMany = chosen.some((other) => areNearDuplicates(candidate, other) || areLater(candidate, other));
    (isOneTooMany ? lastResort : chosen).push(candidate);
    if (chosen.length === count) break;
  }
  return [...chosen, ...lastResort.slice(0, count - chosen.length)];
}

const areLater = (...both: readonly Candidate[]) => both.every(({ skills = [] }) => skills.includes(LATER_YEARS));

interface OpenCell<C extends Candidate> {
  cell: Cell<C>;
  remaining: Iterator<Group<C>>;
}

/** @param isChosen - Whether the last candidate was taken: only then it counts for the mix. */
function* candidatesOf<C extends Candidate>(
  bank: Bank<C>,
  choice: Choice,
  isChosen: (candidate: C) => boolean,
): Generator<C> {
  const { mix, grade, random, lastSeen } = choice;
  const unseen = new UnseenGroups<C>(lastSeen, random);
  const balance = new MixBalance(mix, [...new Set(bank.cells.map(({ topic }) => topic))], grade);
  for (const [tier, cells] of cellsInTiers(bank, choice).entries()) {
    let open: OpenCell<C>[] = [...shuffled(cells, random)].map((cell) => ({ cell, remaining: unseen.of(cell, tier) }));
    while (open.length > 0) {
      const next = mostMissing(open, balance);
      const { value: group, done } = next.remaining.next();
      if (done) {
        open = open.filter((each) => each !== next);
        continue;
      }
      yield group[0];
      if (isChosen(group[0])) balance.take(next.cell);
    }
  }
  yield* unseen.passedOver().flat();
}

function mostMissing<C extends Candidate>(open: readonly OpenCell<C>[], balance: MixBalance): OpenCell<C> {
  const fills = open.map(({ cell }) => balance.fillOf(cell));
  return open[fills.indexOf(Math.min(...fills))] as OpenCell<C>;
}
