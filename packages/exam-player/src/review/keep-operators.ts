const OPERATOR = / ([=≈<>+−–×÷]) (?=\S)/g;

/** A sum may break before an operator and never after it, so that no result stands alone on a line. */
export function keepOperators(text = ''): string {
  return text.replace(OPERATOR, ' $1\u00a0');
}
