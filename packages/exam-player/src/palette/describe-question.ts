/** A question of the palette in words. */
export function describe(
  number: number,
  { isAnswered, isFlagged }: { isAnswered: boolean; isFlagged: boolean },
): string {
  return [`Question ${number}`, isFlagged && 'flagged', isAnswered ? 'answered' : 'not answered']
    .filter(Boolean)
    .join(', ');
}
