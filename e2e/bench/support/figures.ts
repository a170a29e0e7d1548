export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A figure that should be no more than its goal. */
export function besideGoal(value: number, goal: number, unit: string, digits = 2): string {
  return `${value.toFixed(digits)} ${unit} (goal ${goal}${value > goal ? ', missed' : ''})`;
}
