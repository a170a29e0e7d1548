import { ChildRatings } from '../skills/elo';
import type { PractisedSkill } from '../skills/practice-state.schema';
import type { SkillScore } from '../skills/skill-score';
import { ratingOf, reviewed } from './skill-schedule';

/** A marked attempt with answers. */
export interface PractisedAttempt {
  /** In the child's calendar. */
  day: string;
  questionIds: readonly string[];
  perSkill: readonly SkillScore[];
}

export interface PracticeHistory {
  skills: PractisedSkill[];
  ratings: ChildRatings;
}

/**
 * What a child's attempts say of its skills.
 *
 * @param attempts - The oldest first.
 *
 * @param before - What earlier attempts have said. Its ratings go on learning.
 */
export function practiceHistory(
  attempts: readonly PractisedAttempt[],
  grade: number | undefined,
  before: PracticeHistory = { skills: [], ratings: new ChildRatings(grade) },
): PracticeHistory {
  const skills = new Map(before.skills.map((each) => [each.skill, each]));
  const { ratings } = before;
  for (const attempt of attempts) {
    // A blank test says nothing.
    if (attempt.perSkill.every(({ answered }) => answered === 0)) continue;
    for (const score of attempt.perSkill) {
      ratings.learn(score);
      skills.set(score.skill, withScore(skills.get(score.skill), score, attempt));
    }
  }
  return { skills: [...skills.values()], ratings };
}

function withScore(
  before: PractisedSkill | undefined,
  score: SkillScore,
  { day, questionIds }: PractisedAttempt,
): PractisedSkill {
  const missed = new Map([...(before?.missed ?? [])].filter(([id]) => !questionIds.includes(id)));
  if (score.right > 0) for (const id of missed.keys()) missed.set(id, true);
  for (const id of score.missed) missed.set(id, false);
  return {
    skill: score.skill,
    card: reviewed(before?.card, day, ratingOf(score)),
    lastDay: day,
    lastScore: score,
    hasGoneWrong: before?.hasGoneWrong || score.right < score.total,
    missed,
  };
}
