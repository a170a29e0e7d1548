import { simulatePractice } from './practice-simulation';

test.each(simulatePractice({ children: 12, skills: 6, questionsOfSkill: 80 }, 24))(
  '$name: $value, $goal',
  ({ isMet }) => {
    expect(isMet).toBe(true);
  },
);
