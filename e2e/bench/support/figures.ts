/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A figure that should be no more than its goal. */
export function besideGoal(value: number, goal: number, unit: string, digits = 2): string {
  return `${value.toFixed(digits)} ${unit} (goal ${goal}${value > goal ? ', missed' : ''})`;
}
