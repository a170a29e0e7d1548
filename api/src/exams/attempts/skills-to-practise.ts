import type { Question } from '@wattle/contract/questions';
import type { SkillToPractise } from '@wattle/contract/results';
import { isToPractise, percentOf, type Score } from '@wattle/contract/scores';
import { skillOf, skillsOf } from '@wattle/contract/skills';
import { topicOf } from '../../bank';
import { grouped } from '../../infrastructure';

export interface Marked {
  question: Question;
  isRight: boolean;
}

/** For each topic at most one: the skill that went least well, where enough questions say so. */
export function skillsToPractise(marked: readonly Marked[]): SkillToPractise[] {
  const bySkill = marked.flatMap((each) => skillsOf(each.question).map((skill) => ({ ...each, skill })));
  const byTopic = grouped(
    bySkill,
    ({ question: { subject, category } }) => `${subject}\n${topicOf(subject, category)}`,
  );
  return [...byTopic.values()].flatMap((ofTopic) => {
    const [{ question }] = ofTopic;
    const [weakest] = [...grouped(ofTopic, ({ skill }) => skill)]
      .map(([id, some]) => ({ id, ...scoreOf(some) }))
      .filter(isToPractise)
      .sort((one, other) => percentOf(one) - percentOf(other) || other.total - one.total);
    const skill = weakest && skillOf(weakest.id);
    if (!skill) return [];
    const { id, name, sentence } = skill;
    const { subject, category } = question;
    return [{ subject, category: topicOf(subject, category), skill: id, name, sentence }];
  });
}

const scoreOf = (marked: readonly Marked[]): Score => ({
  correct: marked.filter(({ isRight }) => isRight).length,
  total: marked.length,
});
