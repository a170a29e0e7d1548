const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The numbers that a text writes in digits, without their signs: those of `1,200 − 3:30` are 1200, 3 and 30. */
export const numbersOf = (text: string): number[] =>
  [...text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** The numbers that a text writes as words, up to twelve. */
export const wordNumbersOf = (text: string): number[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (WORDS.includes(word) ? [WORDS.indexOf(word)] : []));
