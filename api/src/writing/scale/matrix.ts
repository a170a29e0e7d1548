export type Matrix = Float64Array[];

export function zeros(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

export function add(matrix: Matrix, row: number, column: number, value: number): void {
  const cells = matrix[row];
  if (cells) cells[column] = (cells[column] ?? 0) + value;
}

/** Adds the square of the difference of two variables, as a quadratic form. */
export function addDifference(matrix: Matrix, one: number, other: number, weight: number): void {
  add(matrix, one, one, weight);
  add(matrix, other, other, weight);
  add(matrix, one, other, -weight);
  add(matrix, other, one, -weight);
}

export function cell(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}

export function multiply(matrix: Matrix, vector: ArrayLike<number>): number[] {
  return matrix.map((cells) => cells.reduce((sum, each, index) => sum + each * (vector[index] ?? 0), 0));
}

/** Of a symmetric, positive definite matrix: Gauss-Jordan elimination needs no exchange of rows there. */
export function inverse(matrix: Matrix): Matrix {
  const result = matrix.map((cells) => cells.slice());
  for (const [pivot, pivotRow] of result.entries()) {
    const factor = 1 / (pivotRow[pivot] ?? 0);
    pivotRow[pivot] = 1;
    for (const [column, each] of pivotRow.entries()) pivotRow[column] = each * factor;
    for (const [row, cells] of result.entries()) {
      const taken = cells[pivot] ?? 0;
      if (row === pivot || taken === 0) continue;
      cells[pivot] = 0;
      for (let column = 0; column < cells.length; column += 1) {
        cells[column] = (cells[column] ?? 0) - taken * (pivotRow[column] ?? 0);
      }
    }
  }
  return result;
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
