import { PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import { areNearDuplicates, type Bank, type Candidate, type Group } from '../../bank';
import { cellsInTiers } from './cells-in-tiers';
import type { Choice } from './choice';
import { levelShare } from './mix-balance';
import { bestFit, type PassageOption } from './passage-fit';
import { passagePartOf, wantedOfParts } from './reading-mix';
import { shuffled } from './shuffled';
import { UnseenGroups } from './unseen-groups';
import { yearShare } from './year-mix';

/** Passages are considered until they have this many times the questions of a test. */
const LOOKAHEAD = 4;

/** From the best to the last resort. */
const TIERS = { unseen: 0, otherKind: 1, otherYear: 2, seen: 3, nearDuplicate: 4 } as const;

export function choosePassages<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  const { count } = choice;
  const options = optionsOf(bank, choice);
  const parts = new Set(options.flatMap(({ group }) => passagePartOf(group[0]) ?? []));
  const ofParts = wantedOfParts(bank, parts, choice);
  for (const tier of Object.values(TIERS)) {
    const within = options.filter((option) => option.tier <= tier);
    const fit = bestFit(within, { count, tier, most: count + PASSAGE_TOLERANCE, ofParts });
    if (fit && Math.abs(questionsOf(fit).length - count) <= PASSAGE_TOLERANCE) return questionsOf(fit);
  }
  const largest = Math.max(0, ...options.map(({ group }) => group.length));
  const most = count + largest;
  return questionsOf(bestFit(options, { count, tier: TIERS.nearDuplicate, most, ofParts }) ?? []);
}

function questionsOf<C extends Candidate>(options: readonly PassageOption<C>[]): C[] {
  return options.flatMap(({ group }) => group);
}

function optionsOf<C extends Candidate>(bank: Bank<C>, choice: Choice): PassageOption<C>[] {
  const { count, random, lastSeen, grade, mix } = choice;
  const unseen = new UnseenGroups<C>(lastSeen, random);
  const options: PassageOption<C>[] = [];
  const isEnough = () => questionsOf(options).length >= LOOKAHEAD * count;
  const add = (group: Group<C>, tier: number, age = 0) => {
    const isNearDuplicate = options.some((other) => group.some((one) => other.group.some((two) => isNear(one, two))));
    const yearFit = grade === undefined ? 1 : yearShare(mix.years, grade, group[0].year_level) / (mix.years.own / 100);
    const easy = group.filter(({ level }) => level === 'Easy').length;
    const tooEasy = Math.max(0, easy - levelShare(mix, 'Easy') * group.length);
    options.push({ group, age, yearFit, tooEasy, tier: isNearDuplicate ? TIERS.nearDuplicate : tier });
  };
  for (const [tier, cells] of cellsInTiers(bank, choice).entries()) {
    // From each format and year in turn, so that there are several to choose from.
    let iterators = [...shuffled(cells, random)].map((cell) => unseen.of(cell, tier));
    while (iterators.length > 0 && !isEnough()) {
      iterators = iterators.filter((iterator) => {
        const { value: group, done } = iterator.next();
        if (!done) add(group, Math.min(tier, TIERS.otherYear));
        return !done;
      });
    }
  }
  for (const [age, group] of unseen.passedOver().entries()) {
    if (isEnough()) break;
    add(group, TIERS.seen, age);
  }
  return options;
}

function isNear(one: Candidate, other: Candidate): boolean {
  return one.fingerprint === other.fingerprint || areNearDuplicates(one, other);
}
