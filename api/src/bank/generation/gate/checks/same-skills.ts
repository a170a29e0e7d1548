import { skillNames } from '@wattle/contract/skills';
import type { Check } from '../generated-item';

/** The second solve, which is told no skills, sees at least one of those that the model that wrote the item names. */
export const sameSkills: Check = ({ skills }, { secondSkills }) => {
  if (!skills) return undefined;
  if (skills.length === 0) return 'The model names no skill.';
  if (!secondSkills || secondSkills.some((each) => skills.includes(each))) return undefined;
  return `Read again without its skills, it needs ${skillNames(secondSkills) || 'none of the subject'}, not ${skillNames(skills)}.`;
};
