import { optionsOf } from '@wattle/contract';
import type { Guard } from './guard';
import { isSameAnswer } from './same-answer';

const OPTIONS: Record<string, number> = { Maths: 5, ThinkingSkills: 4, Reading: 4 };
const GAP_OPTIONS = 6;

/** There are as many options as the real paper has, the key is one of them, and no two say the same. */
export const optionsDiffer: Guard = (item) => {
  const options = optionsOf(item);
  const least = item.format === 'gap' ? GAP_OPTIONS : (OPTIONS[item.subject] ?? 0);
  const hasKey = options.some(({ letter }) => letter === item.correct_answer);
  const same = options.flatMap((one, index) =>
    options
      .slice(index + 1)
      .filter((other) => isSameAnswer(one.text, other.text))
      .map((other) => `Options ${one.letter} and ${other.letter} say the same: ${one.text}, ${other.text}.`),
  );
  return [
    ...(options.length < least ? [`It has ${options.length} options instead of ${least}.`] : []),
    ...(hasKey ? [] : [`No option has the letter of the key, ${item.correct_answer}.`]),
    ...same,
  ];
};
