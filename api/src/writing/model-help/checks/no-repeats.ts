import { type Check, plain } from './check';

/** Of the words of the shorter one. */
const SAME = 0.75;

export const noRepeats: Check = ({ quote, criterion, next_step }, { earlier }) => {
  const isRepeated = earlier.some(
    (each) =>
      (each.criterion === criterion && (each.quote.includes(quote) || quote.includes(each.quote))) ||
      shared(each.next_step, next_step) >= SAME,
  );
  return isRepeated ? 'Another comment says the same.' : undefined;
};

function shared(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(plain(text).match(/[\p{L}']+/gu)));
  if (!words || !others) return 0;
  return [...words].filter((word) => others.has(word)).length / Math.min(words.size, others.size);
}
