import { equationsIn, falseEquations } from '../quantities/equations';
import type { Guard } from './guard';

/** `10 black + 8 white = 18 socks` is read as `10 + 8 = 18 socks`. */
const NOUN = /(?<=\d) \p{Ll}{3,}(?= [-+−×÷=] )/gu;
/** Letters for numbers and times of day, which are not calculated with. */
const NOT_NUMBERS = /\b\p{Lu}\b|\dn\b|\bn\b|\d:\d\d|★/u;

/** Every equation in the explanation and the wrong turns can be read, and is true. */
export const equationsTrue: Guard = ({ explanation, wrong_turns = {} }) =>
  [explanation, ...Object.values(wrong_turns)].flatMap((written) => {
    const text = written.replace(NOUN, '');
    return [
      ...falseEquations(text).map((equation) => `${equation} is not true.`),
      ...unreadLines(text).map((line) => `No equation can be read in “${line}”.`),
    ];
  });

function unreadLines(text: string): string[] {
  const unread = equationsIn(text).reduce((rest, equation) => rest.replace(equation, ''), text);
  return unread.split('\n').filter((line) => line.includes('=') && !NOT_NUMBERS.test(line));
}
