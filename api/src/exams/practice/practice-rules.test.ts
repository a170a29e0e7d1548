import { ChildRatings, chanceOf, learningRate, nearestQuestion } from '../skills/elo';
import { describeSkill, firstRatingOf, practisedSkillsOf } from '../skills/skill-score';
import { practiceHistory } from './practice-history';
import { intervalsOf, ratingOf } from './skill-schedule';

const again = 'again' as const;
const good = 'good' as const;

test('the schedule of a sequence of ratings is the published one', () => {
  const ratings = [...Array(6).fill(good), again, again, ...Array(5).fill(good)];
  expect(intervalsOf(ratings)).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

test.each([
  ['all right', 3, 3, 'Good'],
  ['one guessed', 2.5, 3, 'Hard'],
  ['one of two wrong', 1, 2, 'Hard'],
  ['the only one guessed', 0.5, 1, 'Hard'],
  ['most wrong', 1, 3, 'Again'],
  ['the only one wrong', 0, 1, 'Again'],
])('a skill of which %s is rated', (_what, right, total, rating) => {
  expect(['', 'Again', 'Hard', 'Good', 'Easy'][ratingOf({ right, total })]).toBe(rating);
});

test.each([
  ['subject', 0, 0.8],
  ['subject', 10, 0.4],
  ['subject', 1_000, 0.1],
  ['skill', 0, 0.4],
  ['skill', 10, 0.2],
  ['skill', 1_000, 0.1],
  ['question', 0, 0.5],
  ['question', 50, 0.25],
  ['question', 1_000, 0.05],
] as const)('the rating of a %s after %i answers moves by %f of an error', (of, answers, rate) => {
  expect(learningRate(of, answers)).toBeCloseTo(rate);
});

test('a child is right three times of four at a medium question of its year, and learns from each answer', () => {
  const child = new ChildRatings(5);
  const skills = ['maths-ratio'];
  const medium = firstRatingOf({ level: 'Medium', year_level: 5 });
  const before = chanceOf(child.of(skills), medium);
  expect(before).toBeCloseTo(0.73);
  child.learn({ skill: 'maths-ratio', right: 0, answered: 1, difficulty: medium });
  expect(child.of(['maths-speed'])).toBeLessThan(new ChildRatings(5).of(['maths-speed']));
  expect(child.of(skills)).toBeLessThan(child.of(['maths-speed']));
  expect(child.of(['reading-tone'])).toBe(new ChildRatings(5).of(skills));
});

test('one of the three questions nearest to a chance of three in four is chosen', () => {
  const questions = [3, 1, 0, -1, 1.2, 0.8, -3];
  const chosen = [0, 0.4, 0.99].map((drawn) =>
    nearestQuestion(
      questions,
      (question) => ({ child: 2, question }),
      () => drawn,
    ),
  );
  expect(chosen.sort()).toEqual([0.8, 1, 1.2]);
  expect(
    nearestQuestion(
      [],
      () => ({ child: 0, question: 0 }),
      () => 0,
    ),
  ).toBeUndefined();
});

test('a blank test says nothing', () => {
  const blank = { skill: 'maths-speed', total: 2, right: 0, answered: 0, difficulty: 0, missed: ['a', 'b'] };
  const attempts = [{ day: '2027-02-02', questionIds: ['a', 'b'], perSkill: [blank] }];
  expect(practiceHistory(attempts, undefined).skills).toEqual([]);
});

test('a topic that staff have made is a skill of its own', () => {
  const [id = ''] = practisedSkillsOf({ subject: 'Maths', category: 'Knots: first steps' });
  expect(describeSkill(id)).toEqual({ id, name: 'Knots: first steps', subject: 'Maths' });
  expect(practisedSkillsOf({ subject: 'Writing' })).toEqual([]);
});
