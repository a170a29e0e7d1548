import { NUMBER_WORDS } from '@wattle/contract';

/** The numbers that a text writes as words, up to twelve. */
export const wordNumbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    NUMBER_WORDS.includes(word) ? [NUMBER_WORDS.indexOf(word)] : [],
  );
