import type { Guard } from './guard';

const LETTER = /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Cc]hoose) [A-G]\b/;

/** Options are shown in another order to some readers and are worth their texts; no text names one by its letter. */
export const noLetterNamed: Guard = ({ explanation, wrong_turns = {} }) =>
  [explanation, ...Object.values(wrong_turns)].flatMap((text) => {
    const [named] = LETTER.exec(text) ?? [];
    return named ? [`A letter is named: “${named}”.`] : [];
  });
