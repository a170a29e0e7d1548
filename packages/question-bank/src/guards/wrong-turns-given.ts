import { optionsOf } from '@wattle/contract';
import type { Guard } from './guard';

/** Each distractor of Maths and Thinking Skills has its wrong turn. */
export const wrongTurnsGiven: Guard = (item) => {
  if (item.subject === 'Reading') return [];
  const turns = Object.keys(item.wrong_turns ?? {}).sort();
  const distractors = optionsOf(item).flatMap(({ letter }) => (letter === item.correct_answer ? [] : [letter]));
  return turns.join() === distractors.join()
    ? []
    : [`It has wrong turns for ${turns}, but its distractors are ${distractors}.`];
};
