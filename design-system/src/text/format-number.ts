/** "20,000" */
export function formatNumber(count: number): string {
  return count.toLocaleString('en');
}

/** A count with its noun: "1 question", "20,000 questions", "2 children". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
