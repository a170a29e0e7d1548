/** A test with fewer questions than expectedCount says so (decision 7). */
export function shortageNote(count: number, expectedCount = 0): string | undefined {
  if (count >= expectedCount) return undefined;
  return `The bank holds ${count} ${count === 1 ? 'question' : 'questions'} for this test at the moment.`;
}
