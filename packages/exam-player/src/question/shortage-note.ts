/** A test with fewer questions than promised says so (decision 7). */
export function shortageNote(count: number, promised = 0): string | undefined {
  if (count >= promised) return undefined;
  return `The bank holds ${count} ${count === 1 ? 'question' : 'questions'} for this test at the moment.`;
}
