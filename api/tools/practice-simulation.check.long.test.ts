import { simulatePractice } from './practice-simulation';

test.each([24, 5, 77])('simulated children know more and are asked what they can do, with seed %i', (seed) => {
  const figures = simulatePractice({ children: 100, skills: 12, questionsOfSkill: 60 }, seed);
  expect(figures.filter(({ isMet }) => !isMet)).toEqual([]);
});
