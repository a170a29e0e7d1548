/** The numbers of a text; those of `1,200` and `3:30` are 1200, 3 and 30. */
export const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
