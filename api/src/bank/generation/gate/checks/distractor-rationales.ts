import { optionsOf } from '@wattle/contract/options';
import { falseEquations, folded } from '@wattle/question-bank';
import type { Check } from '../generated-item';

const NAMES_LETTER =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Ll]etter)s? ["“(]?[A-G]\b|\([A-G]\)|^(?:[B-G]|A(?= (?:is|comes|adds|forgets|takes|counts|uses|mixes)\b))[ :.)]/;

/** Every distractor has a rationale, one sentence that says which mistake leads to it, and the key has none. */
export const distractorRationales: Check = ({ mcq_options, format, correct_answer, wrong_turns = {} }) => {
  const letters = optionsOf({ mcq_options, format }).map(({ letter }) => letter);
  const key = letters.find((letter) => letter === correct_answer);
  // `oneKey` refuses an item without a key.
  if (!key) return undefined;
  const unexplained = letters.find((letter) => letter !== key && !wrong_turns[letter]?.trim());
  if (unexplained) return `Nothing says which mistake leads to option ${unexplained}.`;
  if (wrong_turns[key]) return `Option ${key} is the key, and there is a wrong turn for it.`;
  const rationales = Object.entries(wrong_turns);
  const naming = rationales.find(([, sentence]) => NAMES_LETTER.test(sentence));
  if (naming) return `The wrong turn of option ${naming[0]} names an option by its letter.`;
  const [first] = rationales.flatMap(([, sentence]) => falseEquations(sentence));
  if (first) return `A wrong turn says ${first}, which is not true.`;
  // One mistake may lead to two options, but not to all of them.
  const mistakes = new Set(rationales.map(([, sentence]) => folded(sentence)));
  return rationales.length > 1 && mistakes.size === 1 ? 'All options have the same wrong turn.' : undefined;
};
