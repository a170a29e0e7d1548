import type { Guard } from './guard';

const LETTER = /\b(?:[Oo]ptions?|[Aa]nswers?(?: is)?|[Cc]hoices?|[Cc]hoose|[Oo]nly|[Kk]ey(?: is)?) [A-G]\b|\([A-G]\)/;

/** Options are shown in another order to some readers and are worth their texts; no text names one by its letter. */
export const noLetterNamed: Guard = ({ explanation, wrong_turns = {} }) =>
  [explanation, ...Object.values(wrong_turns)].flatMap((text) => {
    const [named] = LETTER.exec(text) ?? [];
    return named ? [`A letter is named: “${named}”.`] : [];
  });
