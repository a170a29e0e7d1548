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

/** The numbers that a text writes as words, up to twelve. */
export const wordNumbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (WORDS.includes(word) ? [WORDS.indexOf(word)] : []));
