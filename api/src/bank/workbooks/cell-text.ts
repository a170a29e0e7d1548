/** A cell of Excel holds no more. */
export const CELL_CHARACTERS = 32_767;

/** What Excel could take for a formula when the cell is typed again; imports take the apostrophe off. */
const LIKE_A_FORMULA = /^'*[=+\-@\t]/;

/** A cell's text as it can be stored in a sheet: never a formula. */
export function cellText(text: string | undefined): string {
  return text !== undefined && LIKE_A_FORMULA.test(text) ? `'${text}` : (text ?? '');
}
