import { areNearDuplicates, type Candidate } from '../../bank';
import { isNearYear, type LastSeen } from '../choice/candidates';
import { nearestQuestion, type Ratings } from '../skills/elo';
import type { PractisedSkill } from '../skills/practice-state.schema';

export interface CandidateSet<C> {
  candidates: readonly C[];
  missed?: PractisedSkill['missed'];
}

export interface PracticeChoice<C> {
  grade: number | undefined;
  lastSeen: LastSeen;
  ratingsOf: (candidate: C) => Ratings;
  random: () => number;
  /** No more are chosen. */
  most?: number | undefined;
}

/** One question from each set, as far as there are any: none twice, near-duplicates only as a last resort. */
export function choosePractice<C extends Candidate, S extends CandidateSet<C>>(
  candidateSets: readonly S[],
  choice: PracticeChoice<C>,
): { candidate: C; for: S }[] {
  const chosen: { candidate: C; for: S }[] = [];
  for (const each of candidateSets) {
    const candidate = chooseOne(
      each,
      chosen.map((other) => other.candidate),
      choice,
    );
    if (candidate) chosen.push({ candidate, for: each });
    if (chosen.length === choice.most) break;
  }
  return chosen;
}

/**
 * A missed question comes back once another one of its skill was right. Until then comes one that the child has not met,
 * near to what it can do: first of its year, then meant for practice, then about a passage that it reads anyway. Where
 * there is none, the one comes back that it met longest ago.
 */
function chooseOne<C extends Candidate>(
  { candidates, missed }: CandidateSet<C>,
  chosen: readonly C[],
  { grade, lastSeen, ratingsOf, random }: PracticeChoice<C>,
): C | undefined {
  const others = candidates.filter(({ id }) => !chosen.some((other) => other.id === id));
  const left = preferred(others, (each) => !chosen.some((other) => areNearDuplicates(each, other)));
  const missedBefore = left.find(({ id }) => missed?.get(id));
  if (missedBefore) return missedBefore;

  const unmet = left.filter(({ id }) => !lastSeen.has(id));
  const metAt = ({ id }: C) => lastSeen.get(id) ?? 0;
  if (unmet.length === 0) return left.toSorted((one, other) => metAt(one) - metAt(other))[0];
  const ofYear = preferred(unmet, ({ year_level }) => isNearYear(grade, year_level));
  const ofKind = preferred(ofYear, ({ exam_type }) => exam_type === 'Practice');
  const ofPassage = preferred(ofKind, ({ passageKey }) =>
    chosen.some((other) => passageKey !== undefined && other.passageKey === passageKey),
  );
  return nearestQuestion(ofPassage, ratingsOf, random);
}

function preferred<C>(candidates: readonly C[], isPreferred: (candidate: C) => boolean): readonly C[] {
  const found = candidates.filter(isPreferred);
  return found.length > 0 ? found : candidates;
}
