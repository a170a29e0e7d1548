import { SKILLS } from '@wattle/contract/skills';
import { readBankItems } from './items/bank-items';
import { coverageOf, OUTCOMES } from './syllabus';

const LEAST = 3;

const coverage = coverageOf(await readBankItems());

test('at least three Maths items belong to each outcome of Stage 3, without those of later years', () => {
  expect(coverage.filter(({ items }) => items < LEAST).map(({ code }) => code)).toEqual([]);
});

test('each term of Stage 3 stands in at least three stems', () => {
  const scarce = coverage.flatMap(({ terms }) => terms).filter(({ stems }) => stems < LEAST);
  expect(scarce).toEqual([]);
});

test('outcomes name skills of Maths', () => {
  const known = SKILLS.filter(({ subject }) => subject === 'Maths').map(({ id }) => id);
  expect(OUTCOMES.flatMap(({ skills }) => skills).filter((skill) => !known.includes(skill))).toEqual([]);
});
