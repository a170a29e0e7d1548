import { optionsOf } from '@wattle/contract';
import type { Guard } from './guard';
import { isSameAnswer } from './same-answer';

/** The fewest and the most; sets of Reading have as many as suits them. */
const OPTIONS: Record<string, [fewest: number, most: number]> = {
  Maths: [5, 5],
  ThinkingSkills: [4, 4],
  Reading: [4, 7],
};
const FEWEST_GAP_OPTIONS = 6;

/** There are as many options as the real paper has, the key is one of them, and no two say the same. */
export const optionsDiffer: Guard = (item) => {
  const options = optionsOf(item);
  const [fewest, most] = OPTIONS[item.subject] ?? [0, 0];
  const isCount = options.length >= (item.format === 'gap' ? FEWEST_GAP_OPTIONS : fewest) && options.length <= most;
  const hasKey = options.some(({ letter }) => letter === item.correct_answer);
  const same = options.flatMap((one, index) =>
    options
      .slice(index + 1)
      .filter((other) => isSameAnswer(one.text, other.text))
      .map((other) => `Options ${one.letter} and ${other.letter} say the same: ${one.text}, ${other.text}.`),
  );
  return [
    ...(isCount ? [] : [`It has ${options.length} options.`]),
    ...(hasKey ? [] : [`No option has the letter of the key, ${item.correct_answer}.`]),
    ...same,
  ];
};
