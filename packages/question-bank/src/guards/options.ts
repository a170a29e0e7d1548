import { optionsOf } from '@wattle/contract/options';
import { showsValue } from '../solvers/option-value';
import type { Guard } from './guard';

const OPTIONS: Record<string, number> = { Maths: 5, ThinkingSkills: 4, Reading: 4 };
/** A list of sentences for all gaps of a passage, one or two of which fit nowhere. */
const FEWEST_GAP_OPTIONS = 6;
const MOST_GAP_OPTIONS = 7;

/** There are as many options as the real paper has, the key is one of them, and no two say the same. */
export const optionsDiffer: Guard = (item) => {
  const options = optionsOf(item);
  const isCount =
    item.format === 'gap'
      ? options.length >= FEWEST_GAP_OPTIONS && options.length <= MOST_GAP_OPTIONS
      : options.length === OPTIONS[item.subject];
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

const DURATION = /^(\d+):(\d\d)$/;

/** Whether two options say the same: 6/16 and 3/8, 0:90 and 90 minutes, 1,000 and 1000, 0.5 m and 50 cm, `No.` and `no`. */
function isSameAnswer(one: string, other: string): boolean {
  const [first, second] = [folded(one), folded(other)];
  return first === second || showsValue(first, second) || showsValue(inMinutes(first), inMinutes(second));
}

const folded = (text: string) =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

function inMinutes(text: string): string {
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  return hours && minutes ? `${60 * Number(hours) + Number(minutes)} minutes` : text.toLowerCase();
}

/** Each distractor has its rationale: the wrong turn that leads to it. */
export const distractorRationalesGiven: Guard = (item) => {
  const turns = Object.keys(item.wrong_turns ?? {}).sort();
  const distractors = optionsOf(item).flatMap(({ letter }) => (letter === item.correct_answer ? [] : [letter]));
  return turns.join() === distractors.join()
    ? []
    : [`It has wrong turns for ${turns}, but its distractors are ${distractors}.`];
};

/** Names such as `Piece P` or `Net 2`. */
const NAME = /^(?:\p{L}+ )?[\p{Lu}\d]$/u;

/** Options that are names stand in their order, so that a child finds its own. */
export const namesInOrder: Guard = (item) => {
  const texts = optionsOf(item).map(({ text }) => text);
  const isInOrder = texts.join() === texts.toSorted().join();
  return isInOrder || !texts.every((text) => NAME.test(text)) ? [] : [`Its options are not in order: ${texts}.`];
};

/** Two distractors of Maths or Thinking Skills do not come from one mistake. */
export const mistakesDiffer: Guard = ({ subject, wrong_turns = {} }) => {
  const turns = subject === 'Reading' ? [] : Object.values(wrong_turns);
  return turns
    .filter((turn, at) => turns.indexOf(turn) !== at)
    .map((turn) => `Two distractors have one wrong turn: ${turn}`);
};
