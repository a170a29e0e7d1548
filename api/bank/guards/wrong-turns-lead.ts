import { optionsOf } from '@wattle/contract';
import type { Guard } from './guard';

/** Each distractor of Maths and Thinking Skills has its mistake, and a mistake that is computed leads to it alone. */
export const wrongTurnsLead: Guard = (item, solver) => {
  if (item.subject === 'Reading') return [];
  const options = optionsOf(item);
  const turns = Object.keys(item.wrong_turns ?? {}).sort();
  const distractors = options.map(({ letter }) => letter).filter((letter) => letter !== item.correct_answer);
  const mistakes = Object.entries(item.mistakes ?? {}) as [string, string][];
  const named = mistakes.map(([, mistake]) => mistake).sort();
  return [
    ...(turns.join() === distractors.join()
      ? []
      : [`It has wrong turns for ${turns}, but its distractors are ${distractors}.`]),
    ...(solver && named.join() !== [...solver.mistakes].sort().join()
      ? [`Its mistakes are ${named}, but its solver computes ${solver.mistakes}.`]
      : []),
    ...(solver ? mistakes : []).flatMap(([letter, mistake]) => {
      const reached = options.filter(({ text }) => leads(() => solver?.leadsTo(mistake, text, item)));
      const letters = reached.map((option) => option.letter).join(' and ') || 'no option';
      return letters === letter ? [] : [`The mistake “${mistake}” leads to ${letters} instead of ${letter}.`];
    }),
  ];
};

/** A stem that the solver cannot read is told by {@link keyIsSolved}. */
function leads(judge: () => boolean | undefined): boolean {
  try {
    return judge() ?? false;
  } catch {
    return false;
  }
}
