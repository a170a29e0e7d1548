import { falseEquations, sentencesIn } from '@wattle/question-bank';
import type { Check } from '../generated-item';

/** A sentence about a mistake may show the mistake. */
const IS_ABOUT_A_MISTAKE = /\b(?:wrong|wrongly|mistake|forgets?|tempting|incorrect|instead)\b/i;

export const trueEquations: Check = ({ explanation }) => {
  const [first] = sentencesIn(explanation)
    .filter((sentence) => !IS_ABOUT_A_MISTAKE.test(sentence))
    .flatMap(falseEquations);
  return first && `The explanation says ${first}, which is not true.`;
};
