import { type Figure, FRESH, measure, PRECISION_GOAL, SETS, textsOf } from '../src/writing/observations/corpus/measure';

/** Prints how often what is noticed in a child's text is there, and how much of what is there is noticed. */
const isListed = process.argv.includes('--list');
const all = await measure();
const fresh = await measure([FRESH]);
print(`${textsOf(SETS).length} labelled texts`, all);
print(`${textsOf([FRESH]).length} of them: the fresh set`, fresh);
process.exitCode = [...all, ...fresh].every(({ precision }) => precision >= PRECISION_GOAL) ? 0 : 1;

function print(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`${title}. Goal: a precision of at least ${percent(PRECISION_GOAL)}\n`);
  process.stdout.write(`${'kind'.padEnd(14)}${'precision'.padStart(11)}${'recall'.padStart(9)}   of\n`);
  for (const { kind, right, wrong, missed, precision, recall } of figures) {
    const verdict = precision >= PRECISION_GOAL ? '' : '  MISSED';
    const counts = `${right} right, ${wrong.length} wrong, ${missed.length} not noticed`;
    process.stdout.write(
      `${kind.padEnd(14)}${percent(precision).padStart(11)}${percent(recall).padStart(9)}   ${counts}${verdict}\n`,
    );
    if (isListed) {
      const lines = [...wrong.map((each) => `wrong: ${each}`), ...missed.map((each) => `not noticed: ${each}`)];
      process.stdout.write(lines.map((line) => `    ${line.replaceAll('\n', '\\n')}\n`).join(''));
    }
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
