import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { DueSkill } from '@wattle/contract/daily-practice';
import type { Question, SubjectName } from '@wattle/contract/questions';
import { skillOf, skillsOf } from '@wattle/contract/skills';
import { topicOf } from '../../bank';

const SEPARATOR = ': ';

/** Ids of the skills that a question practises. A topic that staff have made themselves is a skill of its own. */
export function practisedSkillsOf(question: Pick<Question, 'subject' | 'category' | 'skills'>): string[] {
  const { subject, category } = question;
  if (subject === 'Writing') return [];
  const skills = skillsOf(question);
  return skills.length > 0 ? skills : [`${subject}${SEPARATOR}${topicOf(subject, category)}`];
}

export function describeSkill(id: string): Omit<DueSkill, 'reason'> {
  const skill = skillOf(id);
  if (skill) return { id, name: skill.name, subject: SUBJECT_NAMES[skill.subject] };
  const [subject, ...topic] = id.split(SEPARATOR);
  return { id, name: topic.join(SEPARATOR), subject: subject as SubjectName };
}
