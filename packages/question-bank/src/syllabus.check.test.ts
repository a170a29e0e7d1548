import { SKILLS } from '@wattle/contract/skills';
import { OUTCOMES } from './syllabus';

test('outcomes name skills of Maths', () => {
  const known = SKILLS.filter(({ subject }) => subject === 'Maths').map(({ id }) => id);
  expect(OUTCOMES.flatMap(({ skills }) => skills).filter((skill) => !known.includes(skill))).toEqual([]);
});
