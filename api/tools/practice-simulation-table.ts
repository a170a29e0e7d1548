import { simulatePractice } from './practice-simulation';

const SEED = 24;

const figures = simulatePractice({ children: 100, skills: 12, questionsOfSkill: 60 }, SEED);
for (const { name, value, goal, isMet } of figures) {
  process.stdout.write(`${value.toFixed(3).padStart(7)}  ${name}${goal && ` (${goal})`}${isMet ? '' : '  MISSED'}\n`);
}
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
