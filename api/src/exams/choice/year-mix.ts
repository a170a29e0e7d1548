/** Shares of a child's own year, the one below and the one above; together 100. */
export interface YearMix {
  below: number;
  own: number;
  above: number;
}

/** Of the whole; a question without a year is for every year. Years further off have the less, the further they are. */
export function yearShare({ below, own, above }: YearMix, grade: number, year = grade): number {
  const distance = year - grade;
  if (distance === 0) return own / 100;
  return isNearYear(grade, year) ? (distance < 0 ? below : above) / 100 : 0.01 / Math.abs(distance);
}

export function isNearYear(grade: number | undefined, year: number | undefined): boolean {
  return grade === undefined || year === undefined || Math.abs(year - grade) <= 1;
}
