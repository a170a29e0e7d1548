import { CAUGHT_GOAL, DROPPED_GOAL, measure } from '../src/writing/model-help/corpus/measure';

/** Prints how many comments of a bad model the checks drop, and how many sound ones. */
const isListed = process.argv.includes('--list');
const figures = measure();
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
process.stdout.write(
  `Goals: of flawed comments at least ${percent(CAUGHT_GOAL)} are dropped, of sound ones at most ${percent(DROPPED_GOAL)}.\n`,
);
for (const { part, total, dropped, wrong, isMet } of figures) {
  const verdict = isMet ? '' : '  MISSED';
  process.stdout.write(
    `${part.padEnd(40)}${`${dropped} of ${total}`.padStart(12)}${percent(dropped / total).padStart(10)}${verdict}\n`,
  );
  if (isListed) process.stdout.write(wrong.map((each) => `    ${each}\n`).join(''));
}
process.exitCode = figures.every(({ part, isMet }) => isMet || !part.endsWith('all')) ? 0 : 1;
