import { quantity } from '@wattle/question-bank';
import Fraction from 'fraction.js';
import type { Solver } from './solver';

const COLOUR = 'red|blue|green|yellow|white|black|purple|orange|pink|brown';
const COUNTS = `\\d+ (?:${COLOUR})(?: \\w+)?`;
const DRAW = new RegExp(
  `^A \\w+ (?:holds|has|contains) (${COUNTS}(?:(?:, | and )${COUNTS})+)\\.(?: One \\w+ is (?:taken|picked)[^.?]*\\.)?\\s+What is the (?:chance|probability) (?:that it is (${COLOUR})|of (?:taking|picking) a (${COLOUR}) \\w+)\\?$`,
  'iu',
);

/** The chance of a colour when one item is taken out of a bag. */
export const solveChance: Solver = (question) => {
  const [, contents = '', one, other] = DRAW.exec(question.trim()) ?? [];
  const wanted = one ?? other;
  if (wanted === undefined) return undefined;
  const counts = [...contents.matchAll(new RegExp(`(\\d+) (${COLOUR})`, 'giu'))];
  const total = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  const ofColour = counts
    .filter(([, , colour]) => colour === wanted)
    .reduce((sum, [, count]) => sum + Number(count), 0);
  if (total === 0) return undefined;
  const chance = quantity(new Fraction(ofColour, total));
  return (option) => option.amount.equals(chance.amount);
};
